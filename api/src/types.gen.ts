// Written by `npm run gen` from api/description and api/data. Do not edit.
export type Bytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
export interface paths {
    "/v2/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the supported languages and pairs
         * @description Returns every supported language pair and the English name of every language code.
         *
         *     Use it to build language menus, to check a pair before [createMemory](#createMemory), and as the shortest test that
         *     a key works. `source_to_target.en.de` is `true` when English to German is supported; a pair that is not
         *     supported is absent, so test for presence. A language may be its own target (`en` to `en`), which helps with
         *     rewriting into house style.
         *
         *     Codes are languages only (ISO 639-1). Regions such as `GB` are given to [createMemory](#createMemory) separately
         *     and need no pair of their own.
         *
         *     Supported are all pairs, in both directions, of 83 languages:
         *
         *     ```text
         *     af am ar az be bg bn ca cs cy da de el en eo es et eu fa fi fr ga gl gu he hi hr hu hy id is
         *     it ja ka kk km kn ko ku ky lb lo lt lv mk ml mn mr ms mt my nb ne nl nn no or pa pl pt ro ru
         *     si sk sl so sq sr sv sw ta te th tl tr uk ur uz vi xh yo zh zu
         *     ```
         */
        get: operations["getLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/memories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List memories or get one
         * @description Returns all memories that you can use: your own and those shared with your team. With `id` the answer is an
         *     array holding that one memory.
         *
         *     This is also the call to poll after [importMemory](#importMemory) and [exportTermbase](#exportTermbase): the
         *     work has ended when [is_processing](#Memory.is_processing) is no longer `true`. Ask once a second at most.
         */
        get: operations["listMemories"];
        /**
         * Rename a memory
         * @description Gives a memory another name. Its id, languages and entries stay as they are, and everything that uses the
         *     memory goes on using it. To change languages, make a new memory.
         */
        put: operations["updateMemory"];
        /**
         * Create a memory
         * @description Makes an empty memory for one pair of languages. Do this first: translating, querying and every job need a
         *     memory.
         *
         *     The new memory belongs to you alone until it is shared with the team, on the command line of the server. It
         *     holds nothing yet, so translations through it copy the source words with score 0; fill it with
         *     [importMemory](#importMemory).
         *
         *     The languages and regions are fixed from here on; only the name can be changed later. A pair must be one that
         *     [getLanguages](#getLanguages) lists. Names need not be unique, so sending the request twice makes two
         *     memories.
         *
         *     The body may be JSON or a URL-encoded form.
         */
        post: operations["createMemory"];
        /**
         * Delete a memory
         * @description Deletes a memory with all its entries and terms. This cannot be undone.
         *
         *     It is allowed while projects use the memory. Those projects stay readable, but they take no new documents, and
         *     segments confirmed in them are stored in no memory any more. Deleting the same memory again answers 404.
         */
        delete: operations["deleteMemory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/memories/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look a sentence up in a memory
         * @description Finds the entries whose source is closest to `query`, best first. Use it to show a person what the memory
         *     knows, or to find a wrong pair and remove it with [deleteMemorySegment](#deleteMemorySegment). To get a
         *     finished translation instead, use [translateText](#translateText).
         *
         *     Only the source side is compared, and only entries with a [score](#TranslationMemoryEntry.score) of 75 or more
         *     are returned. Equal scores are ordered newest first. Terms of the termbase are not searched. When nothing is
         *     close enough the answer is `[]`.
         *
         *     Encode `query` for the URL (`curl -G --data-urlencode`, `URLSearchParams`, `urllib.parse.urlencode`).
         */
        get: operations["queryMemory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/memories/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file into a memory
         * @description Adds the translations or terms of a file to a memory. The body is the file itself; everything else rides in
         *     [headers](#uploads), either one header per option or all of them in one `LILT-API` header. With both, a
         *     separate header wins. Some proxies drop header names with underscores: the names with hyphens (`memory-id`)
         *     are accepted too, and `LILT-API` passes everywhere.
         *
         *     The extension of `name` chooses the format:
         *
         *     | Extension | What is imported |
         *     |---|---|
         *     | `.tmx`, `.tmx.zip`, `.xliff`, `.xlf`, `.sdlxliff` | translations |
         *     | `.csv`, `.tsv`, `.xlsx`, `.tbx` | terms |
         *
         *     The import goes on after the answer. Poll [listMemories](#listMemories) until
         *     [is_processing](#Memory.is_processing) is `false`.
         *
         *     **200 means accepted, not usable.** Only the options are checked before the answer; a file that cannot be read
         *     is accepted and then changes nothing. The import succeeded when [resources](#Memory.resources) lists the name,
         *     and it added something when [version](#Memory.version) has grown.
         *
         *     **Translations.** Units in other languages than the memory's are skipped; regions are not compared. Repeated
         *     pairs are stored again unless `skip_duplicates` is set.
         *
         *     **Terms.** A CSV file is UTF-8 with the source term in the first column and the target term in the second; all
         *     further columns, up to 1,000, are kept as metadata under the names in the header row, or as `column3`, `column4`
         *     and so on without one. Quote fields that hold commas. Rows lacking a source or a target are skipped, and so are entries
         *     of more than 10,000 characters. A pair that is already known is updated.
         */
        post: operations["importMemory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/memories/termbase/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an export of the termbase
         * @description Starts to write the terms of a memory to a CSV file. The work goes on after the answer: poll
         *     [listMemories](#listMemories) until [is_processing](#Memory.is_processing) is `false`, then fetch the file with
         *     [downloadTermbase](#downloadTermbase).
         *
         *     The request has no body. An export started while an import runs waits for it, so it holds the imported terms.
         *     Translations are not part of the termbase; [exportJob](#exportJob) with type `memory` exports those of a job.
         */
        post: operations["exportTermbase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/memories/termbase/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the exported termbase
         * @description Returns the CSV file of the last finished [exportTermbase](#exportTermbase), as often as you like. Terms added
         *     since then are not in it; export again to get them.
         *
         *     Before the first export, and while one is running, the answer is 409.
         */
        get: operations["downloadTermbase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/memories/segment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one entry of a memory
         * @description Removes one pair of sentences, for instance a wrong translation. Find it with [queryMemory](#queryMemory) and
         *     take its `metadata.segment_id`.
         *
         *     The entry is gone from the very next query and translation. When the pair was stored several times, each copy
         *     is an entry of its own.
         */
        delete: operations["deleteMemorySegment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translate a string
         * @description Translates one string at once, with the wording of a memory. Use it for text that cannot wait: chat messages,
         *     product descriptions, strings of an app. For whole files use [translateFiles](#translateFiles); for
         *     translations that people check, [createJob](#createJob).
         *
         *     The answer holds up to `n` exact matches of the memory (`isTMMatch: true`, score 100), newest first, and then
         *     up to `n` machine translations, best first. So `translation[0].target` is the one to show. Similar sentences of
         *     the memory shape the machine translation but are not listed; [queryMemory](#queryMemory) shows those.
         *
         *     - **Nothing known.** When the memory knows nothing of the text, the source words come back with score 0.
         *       Import first.
         *     - **Inline tags** are `<name …>`, `</name>` and `<name …/>`. They are dropped from `target`; set `project_tags` to
         *       get them placed in `targetWithTags`.
         *     - **Placeholders** such as `{0}` and `%s` are not tags but part of the text. For ICU messages with arguments,
         *       plurals or choices set `containsICUData`, so that their syntax stays as it is.
         *     - **Charges.** With a production key every translated string counts with its source characters. Development
         *       keys are not metered.
         */
        post: operations["translateText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/translate/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find file translations and their status
         * @description Returns the file translations that fit all given conditions, ordered by id. Give at least one condition.
         *
         *     This is the call to poll after [translateFiles](#translateFiles): ask for all your ids at once, at most once a
         *     second, until each is `ReadyForDownload` or `Failed`. `Completed` is not the end: the file is still being put
         *     together.
         *
         *     A failure shows here and nowhere else: the answer is 200, and [errorMsg](#TranslationInfo.errorMsg) holds one
         *     of nine reasons. Ids that do not exist are left out without an error.
         *
         *     The [states of a file translation](#states-file-translation) show each step and what causes it.
         */
        get: operations["listFileTranslations"];
        put?: never;
        /**
         * Translate files
         * @description Starts the machine translation of one or more uploaded files and answers at once, with one
         *     [TranslationInfo](#TranslationInfo) per file in the order given. Upload the files with
         *     [uploadFile](#uploadFile) first; it lists the formats that can be translated.
         *
         *     Then poll [listFileTranslations](#listFileTranslations) until each is `ReadyForDownload` or `Failed`, and fetch
         *     each result with [downloadTranslation](#downloadTranslation). A file that cannot be translated does not fail
         *     this call: its translation becomes `Failed` later, with a reason.
         *
         *     The fields may stand in the query or in a JSON body; where both give one, the query wins. Naming the same file
         *     twice, or sending the request twice, makes two translations. With a production key, each translation that
         *     reaches `Completed` counts with its source characters.
         */
        post: operations["translateFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/translate/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a translated file
         * @description Returns the translated file of one translation, in the format of its source file and under the same name. It
         *     can be fetched as often as you like, also after the source file was deleted.
         *
         *     Only a translation with status `ReadyForDownload` has a file. While it is `InProgress` or `Completed`, and when
         *     it is `Failed`, the answer is 409. Mind the paths: the status is at `/v2/translate/file`, the bytes are at
         *     `/v2/translate/files`.
         */
        get: operations["downloadTranslation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/create/terms-and-conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign the terms and conditions of Create
         * @description Records that your organization agrees to the terms and conditions of Create, or with `false` withdraws it. Do
         *     this once, before the first text is generated; it holds for every key of the organization.
         *
         *     Only [generateCreateContent](#generateCreateContent) and [regenerateCreateContent](#regenerateCreateContent)
         *     ask for it and answer 403 without it. Reading, changing and deleting contents always works.
         */
        post: operations["signCreateTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List generated texts
         * @description Returns everything that your organization has generated, each [Content](#Content) with its parameters and its
         *     text. The oldest comes first, so the newest is the last one.
         */
        get: operations["listCreateContents"];
        put?: never;
        /**
         * Generate a text as a live stream
         * @description Writes a text from your parameters and streams it while it is being written. The parameters and the text are
         *     kept as a [Content](#Content), which can be read, changed and generated again.
         *
         *     The answer is a [stream of server-sent events](#streaming) (see also its [states](#states-content-stream)):
         *
         *     1. Any number of events without a name, each with a piece of the text: `{"text": "…"}`. Joined in order, the
         *        pieces are the whole text.
         *     2. One event named `fullcontent` with the finished [Content](#Content), id included.
         *     3. One event without a name whose data is `[DONE]`. This is not JSON. Then the stream closes.
         *
         *     When something goes wrong on the way, an event named `error` comes instead of what is missing, and the stream
         *     closes without `[DONE]`; the text so far stays in the content. Errors before the first event are ordinary JSON
         *     answers with a status of their own.
         *
         *     The first event comes within a second and the stream is closed within 50 seconds. Every 15 seconds a comment
         *     line (it begins with a colon) keeps the connection open: skip it. An event can be cut between two reads, so
         *     collect what arrives and split it at blank lines. If you close the connection, the work stops and the text so
         *     far stays.
         *
         *     Only `language`, `template` and `templateParams.language` are required. With `templateParams.memoryId` the text
         *     uses the wording of that memory. A server without a text provider writes with its built-in writer: a plain text
         *     put together from the summary, the sections and the memory, the same for the same input.
         *
         *     The organization must have signed the terms ([signCreateTerms](#signCreateTerms)).
         */
        post: operations["generateCreateContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/create/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get tone and style guide
         * @description Returns the tone and the style guide of your organization. They apply to every text that is generated without
         *     `preferences` of its own. Each is an empty string when unset.
         */
        get: operations["getCreatePreferences"];
        /**
         * Set tone and style guide
         * @description Changes the tone, the style guide or both, for the whole organization. A field that is not sent stays as it
         *     is; an empty string or `null` clears it.
         *
         *     Texts that exist do not change. The new preferences show when a content without `preferences` of its own is
         *     generated the next time.
         */
        put: operations["updateCreatePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/create/{contentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a generated text
         * @description Returns one content with its parameters and its text as last generated.
         */
        get: operations["getCreateContent"];
        /**
         * Change what a text is generated from
         * @description Changes what a content is generated from. Send only what changes: fields that are not sent stay, and
         *     `templateParams` and `preferences` are merged key by key. `null` removes a key of these two objects.
         *
         *     The text itself does not change until you call [regenerateCreateContent](#regenerateCreateContent).
         */
        put: operations["updateCreateContent"];
        post?: never;
        /**
         * Delete a generated text
         * @description Deletes a content with its parameters and its text. This cannot be undone. Deleting it again answers 404.
         */
        delete: operations["deleteCreateContent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/create/{contentId}/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Generate a text again
         * @description Writes the text of a content anew from its parameters as they are now, and streams it exactly like
         *     [generateCreateContent](#generateCreateContent). The new text replaces the old one; the id stays.
         *
         *     This is a GET that acts: each call writes a new text. So do not prefetch or cache it, and do not let anything
         *     follow the address on its own. `HEAD` is refused with 405.
         *
         *     Call it after [updateCreateContent](#updateCreateContent), or when the preferences of the organization have
         *     changed.
         */
        get: operations["regenerateCreateContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workflows/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workflow templates
         * @description Returns the workflows that a job can follow, each with its stages in order.
         *
         *     Every organization has three: `Translate`, which is the default, `Translate > Review` and
         *     `Translate > Review > Secondary Review`. Give a template's `id` to [createJob](#createJob) as `workflowTemplateId`,
         *     for the whole job or for one language pair. To assign people, take the `id` of a `TRANSLATE`, `REVIEW` or
         *     `SECONDARY_REVIEW` stage as `workflowStageTemplateId`; `READY_TO_START` and `DONE` are where work waits and ends
         *     and cannot be assigned.
         *
         *     The template also decides when a project is finished: after translation, after review or after the second
         *     review (see [the states of a project](#Project.state)).
         */
        get: operations["listWorkflowTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @description Lists the jobs of your organization, newest first. Use the filters to find work in a certain stage of its life,
         *     and `offset` and `limit` to go through a long list: a page shorter than `limit` is the last one.
         *
         *     Both filters hold together, so `isDelivered=true&isArchived=false` finds the work that has been handed over and
         *     that you have not put away yet. A connector that asks for these jobs, downloads their files and
         *     [archives](#archiveJob) them sees each one exactly once.
         */
        get: operations["listJobs"];
        put?: never;
        /**
         * Create a job
         * @description Starts work on files that you have [uploaded](#uploadFile): one [project](#Project) is made for each language
         *     pair, with one [document](#Document) for each file, in the order given. The projects carry the job's name.
         *
         *     Each pair names a [memory](#Memory), which gives the translators their suggestions and learns from their work.
         *     Set `pretranslate` on a pair to fill its segments with drafts, and name a workflow and people if the work is to
         *     be reviewed or assigned.
         *
         *     Up to 50 documents of 1 MiB in all are imported before the answer, so that small jobs are `COMPLETE` at once.
         *     Larger ones are answered as `PENDING` and go on in the background. When at least one file can be read the job becomes
         *     `COMPLETE`; look at the documents with [listProjects](#listProjects) to find files that could not. When none
         *     can, it ends as `FAILED`.
         *
         *     There is no way to add a file to a job later except [uploadDocument](#uploadDocument), which adds it to one
         *     project, so upload all files first.
         */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         * @description Returns one job with its figures and projects. This is the call to repeat while you wait for a new job (`creationStatus`) or for an export (`isProcessing`). For the documents inside the projects ask [listProjects](#listProjects) with the ids from `stats.projects`.
         */
        get: operations["getJob"];
        /**
         * Update a job
         * @description Changes the job's name or due date, or lets a connector report how its own work on the job goes. Send only what
         *     is to change; everything else stays. The due dates of the projects stay as they are.
         *
         *     `isProcessing` and `processingErrorMsg` are for connectors: set `"1"` while you move files, `"-2"` with a
         *     message when something went wrong, and `"0"` when all is well again. An [export](#exportJob) that ends
         *     overwrites the value.
         */
        put: operations["updateJob"];
        post?: never;
        /**
         * Delete a job
         * @description Deletes the job with its projects and documents. **The memories forget what this job taught them**: the entries that its documents put there are removed as well. The source files stay. There is no way back; to put finished work out of sight use [archiveJob](#archiveJob).
         */
        delete: operations["deleteJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/jobs/{jobId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a job's words anew
         * @description Counts the words of the job against the memories as they are now, in all and per project. A memory that learned
         *     in the meantime turns new words into fuzzy or exact ones, so ask before you estimate effort or cost. The figures
         *     in [stats](#Job.stats) are those of the import until this call replaces them.
         *
         *     A word counts as exact when its segment is in the memory with score 100, as fuzzy with 75 to 99, and as new
         *     otherwise. The document's own entries are left aside. The call has no body.
         */
        post: operations["getJobStats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/jobs/{jobId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a job
         * @description Puts the job away, together with its projects and documents, and takes the linguists off it. Do this when the
         *     results have been fetched, so that [listJobs](#listJobs) with `isArchived=false` no longer finds it. The job can
         *     still be read, exported and [unarchived](#unarchiveJob).
         *
         *     Archiving works from [any status](#states-job-status) and may be repeated: an archived job is answered as it is.
         *     The call has no body.
         */
        post: operations["archiveJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/jobs/{jobId}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a job back from the archive
         * @description Makes an archived job active again, also when it was delivered before. Its projects and documents leave the
         *     archive in the state they had. The linguists stay unassigned.
         *
         *     A job that is active or delivered is answered as it is; to reopen a delivered job use
         *     [reactivateJob](#reactivateJob). The call has no body.
         */
        post: operations["unarchiveJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/jobs/{jobId}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver a job
         * @description Declares the work finished and handed over: the job's [status](#states-job-status) becomes `delivered` and all
         *     its projects `done`, from whatever state they were in. Receivers of the webhook event
         *     [JOB_DELIVER](#webhook-JOB_DELIVER) are told.
         *
         *     Delivering moves no files. To fetch the results call [exportJob](#exportJob) and [downloadJob](#downloadJob).
         *     While the job is delivered its documents take no uploads; [reactivateJob](#reactivateJob) opens it again.
         *
         *     A delivered job may be delivered again and is answered as it is. An archived job has to be
         *     [unarchived](#unarchiveJob) first. The call has no body.
         */
        post: operations["deliverJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/jobs/{jobId}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a delivered job
         * @description Makes a delivered job active again, so that its documents can change. The projects are left untouched: they stay
         *     `done` until something in them changes.
         *
         *     A job that is active is answered as it is. An archived job is reopened with [unarchiveJob](#unarchiveJob)
         *     instead. The call has no body.
         */
        post: operations["reactivateJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/jobs/{jobId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start an export of a job
         * @description Starts building a ZIP of the job, in the background. Choose `files` for the translated files, or `memory` for
         *     what the job's documents have put into the memories, as TMX.
         *
         *     The answer is an empty 200, and the job's [isProcessing](#Job.isProcessing) turns to 1. Ask [getJob](#getJob)
         *     until it is 0, then fetch the ZIP with [downloadJob](#downloadJob). When it is -2 the export failed and can be
         *     started again. Earlier exports are discarded.
         *
         *     Any job status will do, but the job must have been created: a `PENDING` or `FAILED` job has nothing to export.
         *     While an export runs, asking for the same type again changes nothing and asking for the other type is refused.
         *
         *     Although it is a GET this call acts, so do not prefetch it. `HEAD` is refused with 405.
         */
        get: operations["exportJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/jobs/{jobId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the exported ZIP
         * @description Returns the ZIP of the last finished [export](#exportJob), as often as you like.
         *
         *     An export of type `files` holds a folder per project, named after the languages: `en-GB_to_de-DE/`, or
         *     `en_to_de/` where there are no regions. When two projects share a name, the project's id is added:
         *     `en-GB_to_de-DE_311/`. In it lie the documents under their names; a repeated name gets ` (2)` before its
         *     extension. A segment without a translation appears in the source language, and text files that nobody touched
         *     come back byte for byte.
         *
         *     An export of type `memory` holds a `memory-{id}.tmx` for each memory.
         */
        get: operations["downloadJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description Lists projects with their documents, oldest first. All conditions you give hold together; without any, every
         *     project of your organization is listed. Ids that do not exist are left out, they are no error.
         *
         *     This is also the call to repeat while documents are being worked on in the background: an import is over when
         *     `import_in_progress` is false, and pretranslation when `status.pretranslation` is `idle`.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Makes an empty project for the languages of a memory. [createJob](#createJob) makes its projects itself, so use
         *     this call when you want to add a language to a job, to upload documents one by one with
         *     [uploadDocument](#uploadDocument), or to keep your own ids in `metadata`.
         *
         *     Name the job that is to hold the project in `job_id`. Without it a new active job of the same name is made.
         *
         *     Only `memory_id` and `name` are needed. The options from `llm_provider` to `additional_guidelines` are stored
         *     with the project; they appear in no answer and do not change how its states move. As for
         *     [createMemory](#createMemory), the body may be JSON or a URL-encoded form.
         */
        post: operations["createProject"];
        /**
         * Delete a project
         * @description Deletes a project with its documents. What the memory learned from them stays; only [deleteJob](#deleteJob) takes that back. The job stays too, and goes on listing the project with `isDeleted: true`.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/documents/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document
         * @description Returns the document as a file: as XLIFF 1.2 for work in a translation tool, or in the format in which it was
         *     uploaded.
         *
         *     **As XLIFF** (`is_xliff=true`) it has a `<trans-unit>` per segment, whose id is the segment's id, and the number
         *     of the document in a note and an attribute. Inline tags are `<ph>` and `<g>`. Translators and reviewers edit the
         *     targets and their states, and the file goes back with [uploadDocument](#uploadDocument). The states of the
         *     targets are:
         *
         *     | Segment | `state` |
         *     |---|---|
         *     | no translation yet | `needs-translation` |
         *     | draft | `needs-review-translation` |
         *     | confirmed | `translated` |
         *     | reviewed | `signed-off`, with `approved="yes"` |
         *     | final, after a secondary review | `final`, with `approved="yes"` |
         *
         *     **In its own format** (`is_xliff=false`) each segment appears with its translation or, where there is none, in
         *     the source language.
         *
         *     The document must have been imported. While it is being pretranslated the answer is 502: wait until
         *     [listProjects](#listProjects) shows `status.pretranslation` as `idle`, then ask again.
         */
        get: operations["downloadDocument"];
        put?: never;
        /**
         * Upload a document, or its finished XLIFF
         * @description Adds a file to a project as a new document, or takes the work of a translator or reviewer back. The body is the
         *     file itself; the options travel in headers, each in a header of its own or together as JSON in `LILT-API`. A
         *     header of its own beats the JSON, and its name may be written with hyphens (`project-id`). File names outside
         *     US-ASCII are URI-encoded.
         *
         *     **A new document.** Files of up to 1 MiB and 5,000 segments are imported before the answer, which then holds
         *     all segments. Larger ones are answered with `import_in_progress: true` and `segments: []`; follow them with
         *     [listProjects](#listProjects). A file that cannot be read is answered with 200 as well, with `import_succeeded`
         *     false and the reason in `import_error_message`. Pretranslation starts after the answer.
         *
         *     **Finished XLIFF.** An XLIFF 1.2 file from [downloadDocument](#downloadDocument) names its document, and updates
         *     it instead of making a new one; `name` is required as always but otherwise ignored, as are `pretranslate`,
         *     `case_sensitive` and `config_id`. The `state` of each target decides what becomes of its segment:
         *
         *     | `state` of the target | The segment becomes |
         *     |---|---|
         *     | `translated` | confirmed |
         *     | `signed-off`, or none with `approved="yes"` | reviewed |
         *     | `final` | final, that is reviewed twice |
         *     | none and not approved | a draft; with `auto_accept`, confirmed when the target is not empty |
         *     | any other, or an empty target | a draft |
         *
         *     Confirmed segments are in the memory before the answer arrives, so the very next query finds them. Units that
         *     are missing from the file stay as they are, which lets you deliver in parts. It is all or nothing, though: one
         *     unknown unit, or one source that was changed beyond white space and tags, refuses the whole file. A file of
         *     more than 5,000 units is checked before the response and imported after it, like a large document:
         *     `import_in_progress` is `true`, and downloads and other XLIFF are refused ([409](#error-importing)).
         *
         *     Other XLIFF files are ordinary new documents. Each unit becomes a segment and its target a draft; with
         *     `auto_accept` the states are obeyed as above.
         *
         *     Uploads are refused with 409 while the project is archived or its job delivered. When its memory was deleted the
         *     project takes no new documents ([404](#error-not-found)). Finished XLIFF is still accepted then, but no memory
         *     learns from it.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files
         * @description Lists your organization's files, oldest first, without deleted ones. Ask for one id to follow the detection of
         *     its language, or for labels to find the files you marked.
         *
         *     With `id` the answer is an array of one, or an error when there is no such file: 410 when it was deleted, 403
         *     when it belongs to another organization, 404 when it never existed.
         */
        get: operations["listFiles"];
        put?: never;
        /**
         * Upload a file
         * @description Stores a file, for use in [jobs](#createJob) and [file translations](#translateFiles). The body is the file
         *     itself and may be empty. Its description travels in the query; you can also send each field as a header, or all
         *     of them as JSON in the header `LILT-API`. The query wins, and a header of its own beats the JSON. Only `name` is
         *     required.
         *
         *     With `langId=true` the language is detected after the answer: [detected_lang](#states-file) is `zxx` at first,
         *     and a language code or, when detection failed, `und` in the end. Ask [listFiles](#listFiles) until it is no
         *     longer `zxx`.
         *
         *     Any file can be stored, and the same name twice makes two files. To be translated, a file must have text in it and
         *     one of these extensions, or a filter configuration that reads it must be named when it is used:
         *
         *     | Kind | Extensions |
         *     |---|---|
         *     | Text | `.txt`, `.md`, `.html`, `.htm`, `.xhtml`, `.xml` |
         *     | Office | `.docx`, `.xlsx`, `.pptx`, and as templates or with macros: `.docm`, `.dotx`, `.dotm`, `.xlsm`, `.xltx`, `.xltm`, `.pptm`, `.potx`, `.potm`, `.ppsx`, `.ppsm` |
         *     | Publishing | `.epub`, `.idml` |
         *     | Localization | `.xliff`, `.xlf`, `.sdlxliff`, `.po`, `.pot`, `.properties`, `.strings`, `.stringsdict`, `.resx`, `.arb` |
         *     | Data | `.json`, `.yaml`, `.yml`, `.csv`, `.tsv` |
         *     | Subtitles | `.srt`, `.vtt` |
         *
         *     A server may read more; [listDomains](#listDomains) shows its filter configurations.
         */
        post: operations["uploadFile"];
        /**
         * Delete a file
         * @description Deletes a file for good: its bytes are erased, and every later call that names it is answered with 410. Documents and translations that were made from it stay.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/files/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description Returns the bytes exactly as they were uploaded. For translations of the file see [downloadTranslation](#downloadTranslation) and [downloadJob](#downloadJob).
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/files/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a label to a file
         * @description Puts a label on a file, so that [listFiles](#listFiles) finds it. Labels are free words of your own; a comma is not allowed because it separates labels in a query. Adding a label twice is the same as adding it once.
         */
        post: operations["addFileLabel"];
        /**
         * Remove a label from a file
         * @description Takes a label off a file. When the file does not carry it nothing happens, and the answer is the same.
         */
        delete: operations["removeFileLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/connectors/configuration/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks
         * @description Returns the webhooks of the organization. Signing secrets are never part of an answer; the command
         *     `npx parlance webhooks secret ID` shows them on the server.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description Registers an address that is called when something happens to a job or a project. It is in force at once:
         *     events after the answer are delivered, earlier ones are not.
         *
         *     The body of a delivery does not name its event, so register one webhook per event type, or tell them apart by
         *     the header `Parlance-Event`. Before you put the receiver to work, read how deliveries are
         *     [signed, repeated and ordered](#webhook-deliveries).
         *
         *     The address must be an absolute `https:` URI of a public host, without user name and password. A server in
         *     development mode also takes `http:` and private addresses, so that `http://localhost:9000/hook` works on your
         *     own machine.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/connectors/configuration/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook, from [createWebhook](#createWebhook) or [listWebhooks](#listWebhooks).
                 * @example 14
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns one webhook with its name, address and events. Use [listWebhooks](#listWebhooks) when you do not know
         *     its id. Whether deliveries succeed does not show here: look at the log of the receiver.
         */
        get: operations["getWebhook"];
        /**
         * Change a webhook
         * @description Changes what is sent and leaves the rest as it is; at least one of the three fields is needed. `eventType` is
         *     replaced as a whole, not added to.
         *
         *     The id and the signing secret stay as they are.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes the webhook for good. Nothing is sent to its address any more, and deliveries that were waiting for a
         *     repeat are dropped. A webhook that is registered anew gets another id and another signing secret.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the domains
         * @description Returns the domains of the organization, each with the models, filter configurations and metadata that belong to
         *     it. A new organization has one domain, `General`.
         *
         *     What to take from it for [createJob](#createJob): `domainId`, which lends the job its default filter
         *     configurations; the `id` of a model as `externalModelId` of a language pair; the `id` of a filter configuration
         *     as `configId`. Domains, models and filters are managed on the command line of the server, not through the API.
         *
         *     This is the only call that also reads the key from a header named `key`, besides Basic and the query parameter.
         *     The list is wrapped: `items` holds the domains and `size` their total number. An organization
         *     without any domain gets [404](#error-no-domains), not an empty list.
         */
        get: operations["listDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    JOB_UPDATE: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job changed
         * @description Sent when
         *
         *     - [updateJob](#updateJob) changed the name or the due date,
         *     - [creationStatus](#Job.creationStatus) left `PENDING`, unless that happened within the request that created the job,
         *     - the job was archived, unarchived or reactivated,
         *     - [isProcessing](#Job.isProcessing) became `0` or `-2`, as at the end of an export,
         *     - a project was added or deleted, or the state of one changed.
         *
         *     Creating or deleting a job sends nothing, and a delivery sends [JOB_DELIVER](#webhook-JOB_DELIVER) only. The body
         *     does not say what changed: ask [getJob](#getJob).
         */
        post: operations["receiveJobUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    JOB_DELIVER: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job was delivered
         * @description Sent when [deliverJob](#deliverJob) takes a job from active to delivered; repeating the call on a delivered job
         *     sends nothing. The moment to fetch the work: [exportJob](#exportJob), then [downloadJob](#downloadJob).
         */
        post: operations["receiveJobDeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    PROJECT_UPDATE: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A project changed
         * @description Sent when the [state](#Project.state) of a project changed other than by a delivery, when the project was
         *     archived or unarchived with its job, and when a document was added to it. At most once per request for each
         *     project.
         */
        post: operations["receiveProjectUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    PROJECT_DELIVER: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A project was delivered
         * @description Sent for each project of a job that is delivered, beside the job's own [JOB_DELIVER](#webhook-JOB_DELIVER).
         *     Use it when your system handles each target language by itself.
         */
        post: operations["receiveProjectDeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description The body of every error but 401. There is never another field.
         * @example {
         *       "message": "File 2207 was deleted."
         *     }
         */
        Error: {
            /**
             * @description What was wrong and what was expected, in English. Meant for people: decide by the status, not by this text. It never
             *     holds a key or text of yours, except the offending value of a parameter.
             * @example File 2207 was deleted.
             */
            message: string;
        };
        /** @description The supported language pairs and the names of the languages. */
        Languages: {
            /**
             * @description Source language, then target language, to `true`. A pair that is not supported is absent, never `false`.
             * @example {
             *       "en": {
             *         "de": true,
             *         "en": true
             *       }
             *     }
             */
            source_to_target: {
                [key: string]: {
                    [key: string]: true;
                };
            };
            /**
             * @description The English name of each language, by its ISO 639-1 code.
             * @example {
             *       "de": "German",
             *       "en": "English"
             *     }
             */
            code_to_name: {
                [key: string]: string;
            };
        };
        /**
         * @description A translation memory with its termbase, for one pair of languages. It learns from imported files and from every segment that people confirm, and all translation in the API draws on it. A memory is private to the user who made it until it is shared with the team. So are its projects and everything made with it.
         * @example {
         *       "id": 4312,
         *       "srclang": "en",
         *       "trglang": "de",
         *       "srclocale": "GB",
         *       "trglocale": "DE",
         *       "name": "Harbour signs",
         *       "is_processing": false,
         *       "version": 1,
         *       "created_at": 1741600800,
         *       "updated_at": 1741604400,
         *       "resources": [
         *         "harbour.tmx"
         *       ]
         *     }
         */
        Memory: {
            /**
             * Format: int64
             * @description Id of the memory. Other calls name it as `memory_id`, `memoryId` or `id`.
             * @example 4312
             */
            id: number;
            /**
             * @description Source language, an ISO 639-1 code in lower case.
             * @example en
             */
            srclang: string;
            /**
             * @description Target language, an ISO 639-1 code in lower case.
             * @example de
             */
            trglang: string;
            /**
             * @description Region of the source language, an ISO 3166-1 code in upper case. `null` when none was given.
             * @example GB
             */
            srclocale: string | null;
            /**
             * @description Region of the target language, an ISO 3166-1 code in upper case. `null` when none was given.
             * @example DE
             */
            trglocale: string | null;
            /**
             * @description Name of the memory, for people. Two memories may have the same name.
             * @example Harbour signs
             */
            name: string;
            /**
             * @description Whether an import or a termbase export is running or waiting. `null` until the first one, `true` while there is work, `false` when all of it has ended, well or not ([states](#states-memory-processing)). A finished export is sometimes written as `is_processing` 0: that is the `false` of this field.
             * @example false
             */
            is_processing: boolean | null;
            /**
             * @description Counts the changes. 0 at creation; one more for each rename, each finished import that added something, each deleted segment and each document upload that changed entries. Compare it before and after an import to see whether anything was new.
             * @example 1
             */
            version: number;
            /**
             * @description When the memory was made, in seconds since 1970.
             * @example 1741600800
             */
            created_at: number;
            /**
             * @description When the memory last changed, in seconds since 1970.
             * @example 1741604400
             */
            updated_at: number;
            /**
             * @description Names of the files that were imported successfully, each once. Empty at first.
             * @example [
             *       "harbour.tmx"
             *     ]
             */
            resources: string[];
        };
        /**
         * @description A pair of sentences that a memory holds, found by [queryMemory](#queryMemory), with a score that says how close its source is to the text asked for.
         * @example {
         *       "source": "The ferry leaves at nine.",
         *       "target": "Die Fähre legt um neun Uhr ab.",
         *       "score": 88,
         *       "metadata": {
         *         "segment_id": 880003,
         *         "resource_name": "harbour.tmx",
         *         "user_email": "admin@localhost",
         *         "created_at": 1741604400
         *       }
         *     }
         */
        TranslationMemoryEntry: {
            /**
             * @description The source sentence exactly as it is stored, inline tags included.
             * @example The ferry leaves at nine.
             */
            source: string;
            /**
             * @description Its translation. Inline tags are placed as in the text asked for.
             * @example Die Fähre legt um neun Uhr ab.
             */
            target: string;
            /**
             * @description How alike the two sources are, in percent. Inline tags and extra white space are removed first. 100 means the same text; otherwise it is `floor(100 × (1 − d ÷ L))`, at most 99, where `d` is the number of characters to insert, delete or replace (case counts) and `L` the length of the longer text. The same text with other inline tags scores 99. Anything below 75 is no match and is left out.
             * @example 88
             */
            score: number;
            /** @description Where the entry came from. */
            metadata: {
                /**
                 * Format: int64
                 * @description Id of the entry, for [deleteMemorySegment](#deleteMemorySegment). Entries and segments share one sequence of ids: the entry of a confirmed segment has the id of that [Segment](#Segment).
                 * @example 880003
                 */
                segment_id: number;
                /**
                 * @description The imported file or the document that the entry came from, or `null` when neither is known.
                 * @example harbour.tmx
                 */
                resource_name: string | null;
                /**
                 * @description E-mail address of the user whom the entry is credited to.
                 * @example admin@localhost
                 */
                user_email: string;
                /**
                 * @description When the entry was stored, in seconds since 1970.
                 * @example 1741604400
                 */
                created_at: number;
            };
        };
        /**
         * @description Chooses which segments of an `.sdlxliff` file an import takes. A segment is taken when it has a target and at least one filter of the list fits it; without filters every segment with a target is taken.
         * @example {
         *       "confName": "ApprovedTranslation",
         *       "allowablePercentage": -1,
         *       "allowUnlockedSegments": true
         *     }
         */
        SdlxliffFilter: {
            /**
             * @description The confirmation level that a segment must have. `conf_name` is read too.
             * @example Translated
             * @enum {string}
             */
            confName: "Translated" | "Draft" | "ApprovedTranslation" | "Locked" | "SignedOff";
            /**
             * Format: int32
             * @description The smallest match percentage that a segment may have: 90 takes segments of at least 90 percent. `-1` means any value. `percentage` is read too.
             * @default -1
             * @example -1
             */
            allowablePercentage?: number;
            /**
             * @description Whether segments that are not locked are taken as well. `false` takes locked segments only. `allow_unlocked` is read too.
             * @default true
             * @example true
             */
            allowUnlockedSegments?: boolean;
        };
        /**
         * @description One translation of a string: an exact match from the memory, or the work of the machine. `target`, `score` and `isTMMatch` are always there; the other fields come with `rich` (and `targetWithTags` with `project_tags`).
         * @example {
         *       "target": "Bitte halten Sie den Deck frei.",
         *       "targetWithTags": "Bitte halten Sie den Deck frei.",
         *       "align": "0-0 1-1 1-3 3-4 4-5 5-6",
         *       "provenance": "1 1 1 1 2 3 3",
         *       "score": 0.54,
         *       "isTMMatch": false,
         *       "targetWords": [
         *         "Bitte",
         *         "halten",
         *         "Sie",
         *         "den",
         *         "Deck",
         *         "frei",
         *         "."
         *       ],
         *       "targetDelimiters": [
         *         "",
         *         " ",
         *         " ",
         *         " ",
         *         " ",
         *         " ",
         *         "",
         *         ""
         *       ]
         *     }
         */
        Translation: {
            /**
             * @description The translation as readable text.
             * @example Bitte halten Sie den Deck frei.
             */
            target: string;
            /**
             * @description The translation with the inline tags of the source placed in it. Present with `rich` or `project_tags`; equal to `target` when the source has no tags.
             * @example Bitte halten Sie den Deck frei.
             */
            targetWithTags?: string;
            /**
             * @description Which source token became which target word: pairs `source-target`, counted from 0 and separated by spaces. One token may stand in several pairs. Present with `rich`, for machine translation only.
             * @example 0-0 1-1 1-3 3-4 4-5 5-6
             */
            align?: string;
            /**
             * @description Where each target word came from: one integer per word, separated by spaces. 1, 2, … number the phrases taken from the memory; −1, −2, … number the terms of the termbase; 0 is anything else. Words with the same number belong to the same phrase or term. Present with `rich`, for machine translation only.
             * @example 1 1 1 1 2 3 3
             */
            provenance?: string;
            /**
             * @description How far to trust the translation. Exactly 100 for a memory match. For machine translation a number from 0 to 1, where 0 means that nothing was known and the source words were copied.
             * @example 0.54
             */
            score: number;
            /**
             * @description Whether this is an exact match from the memory. `false` means machine translation.
             * @example false
             */
            isTMMatch: boolean;
            /**
             * @description The words and punctuation marks of the target, in order. Present with `rich`.
             * @example [
             *       "Bitte",
             *       "halten",
             *       "Sie",
             *       "den",
             *       "Deck",
             *       "frei",
             *       "."
             *     ]
             */
            targetWords?: string[];
            /**
             * @description What stands around the words: one more delimiter than there are words. Delimiter 0, word 0, delimiter 1, word 1 and so on give `target`. Present with `rich`.
             * @example [
             *       "",
             *       " ",
             *       " ",
             *       " ",
             *       " ",
             *       " ",
             *       "",
             *       ""
             *     ]
             */
            targetDelimiters?: string[];
        };
        /**
         * @description The translations of one string, together with the way the source was cut into tokens. With `rich`, token numbers in [align](#Translation.align) count the tokens of this source.
         * @example {
         *       "untokenizedSource": "Mind the wet deck.",
         *       "tokenizedSource": "Mind the wet deck .",
         *       "sourceDelimiters": [
         *         "",
         *         " ",
         *         " ",
         *         " ",
         *         "",
         *         ""
         *       ],
         *       "translation": [
         *         {
         *           "target": "Vorsicht, nasses Deck.",
         *           "score": 100,
         *           "isTMMatch": true
         *         },
         *         {
         *           "target": "Vorsicht, nasses Deck.",
         *           "score": 0.99,
         *           "isTMMatch": false
         *         }
         *       ]
         *     }
         */
        TranslationList: {
            /**
             * @description The source as it was sent.
             * @example Mind the wet deck.
             */
            untokenizedSource: string;
            /**
             * @description The tokens of the source (words and punctuation), joined by single spaces.
             * @example Mind the wet deck .
             */
            tokenizedSource: string;
            /**
             * @description What stands between the tokens in the original: one before the first, one after each token. So there is one more delimiter than there are tokens, and writing delimiters and tokens in turn gives the source back.
             * @example [
             *       "",
             *       " ",
             *       " ",
             *       " ",
             *       "",
             *       ""
             *     ]
             */
            sourceDelimiters: string[];
            /** @description First the exact memory matches, newest first, then the machine translations, best first. Empty for an empty source. */
            translation: components["schemas"]["Translation"][];
        };
        /**
         * @description The progress of one file translation, started by [translateFiles](#translateFiles) and watched with [listFileTranslations](#listFileTranslations).
         * @example {
         *       "id": 615,
         *       "fileId": 2207,
         *       "status": "ReadyForDownload",
         *       "createdAt": 1741605000
         *     }
         */
        TranslationInfo: {
            /**
             * Format: int64
             * @description Id of the translation. Use it to ask for the status and to download the result.
             * @example 615
             */
            id: number;
            /**
             * Format: int64
             * @description Id of the source file. See [SourceFile](#SourceFile).
             * @example 2207
             */
            fileId: number;
            /**
             * @description How far the translation is. `ReadyForDownload` and `Failed` are final; only `ReadyForDownload` can be downloaded.
             * @example ReadyForDownload
             * @enum {string}
             */
            status: "InProgress" | "Completed" | "ReadyForDownload" | "Failed";
            /**
             * @description When the translation was asked for, in seconds since 1970.
             * @example 1741605000
             */
            createdAt: number;
            /**
             * @description Why the translation failed. Present only when `status` is `Failed`.
             * @example Unsupported file type
             * @enum {string}
             */
            errorMsg?: "Unsupported file type" | "File extraction error" | "No translatable content" | "Batch MT initiation failure" | "Batch MT response failure" | "File reassembly error" | "Billing error" | "Invalid memory" | "Storage error";
        };
        /**
         * @description What a generated text is to be about, as it was sent. Only `language` is always there; a key that was never sent is missing, and defaults are not filled in.
         * @example {
         *       "contentLength": 250,
         *       "memoryId": 4312,
         *       "language": "en-GB",
         *       "sections": [
         *         "Summer",
         *         "Winter"
         *       ],
         *       "summary": "an introduction to the ferry timetable"
         *     }
         */
        TemplateParams: {
            /**
             * @description Length to aim for, in words. Missing when it was not sent; the text then aims for 250.
             * @example 250
             */
            contentLength?: number;
            /**
             * Format: int64
             * @description The [Memory](#Memory) whose wording the text uses.
             * @example 4312
             */
            memoryId?: number;
            /**
             * @description Language in which `summary` and `sections` are written, such as `en` or `en-US`.
             * @example en-GB
             */
            language: string;
            /**
             * @description Headings or subjects of the sections, in order.
             * @example [
             *       "Summer",
             *       "Winter"
             *     ]
             */
            sections?: string[];
            /**
             * @description What the text is about, in a sentence or a few.
             * @example an introduction to the ferry timetable
             */
            summary?: string;
        };
        /**
         * @description A text that Create generated, kept with everything it was made from, so that it can be changed and generated again.
         * @example {
         *       "id": 91,
         *       "name": "Ferry timetable",
         *       "language": "en-GB",
         *       "template": "blog-post",
         *       "templateParams": {
         *         "contentLength": 250,
         *         "memoryId": 4312,
         *         "language": "en-GB",
         *         "sections": [
         *           "Summer",
         *           "Winter"
         *         ],
         *         "summary": "an introduction to the ferry timetable"
         *       },
         *       "preferences": {
         *         "tone": "friendly"
         *       },
         *       "content": "The first ferry leaves at nine."
         *     }
         */
        Content: {
            /**
             * Format: int64
             * @description Id of the content. It stays the same when the text is generated again.
             * @example 91
             */
            id: number;
            /**
             * @description Name of the content, for people. `null` when none was given.
             * @example Ferry timetable
             */
            name: string | null;
            /**
             * @description Language of the generated text, such as `en` or `en-US`.
             * @example en-GB
             */
            language: string;
            /**
             * @description The kind of text. `blog-post` gives a blog post; any other word gives a general article.
             * @example blog-post
             */
            template: string;
            templateParams: components["schemas"]["TemplateParams"];
            /**
             * @description The tone and style guide that were sent with this content, as they were sent. `null` when none were; then those of the organization apply (see [getCreatePreferences](#getCreatePreferences)).
             * @example {
             *       "tone": "friendly"
             *     }
             */
            preferences: {
                /**
                 * @description How the text should sound. Missing when it was not sent.
                 * @example friendly
                 */
                tone?: string;
                /**
                 * @description Rules that the text should follow. Missing when none were sent.
                 * @example No exclamation marks.
                 */
                styleguide?: string;
            } | null;
            /**
             * @description The text as last generated. `null` when there is none yet.
             * @example The first ferry leaves at nine.
             */
            content: string | null;
        };
        /**
         * @description The tone and style guide of an organization. They apply to every generated text that brings no preferences of its own.
         * @example {
         *       "tone": "friendly",
         *       "styleguide": "No exclamation marks."
         *     }
         */
        Preferences: {
            /**
             * @description How texts should sound. Empty when unset.
             * @example friendly
             */
            tone: string;
            /**
             * @description Rules that texts should follow. Empty when unset.
             * @example No exclamation marks.
             */
            styleguide: string;
        };
        /** @description One step of a workflow. */
        WorkflowStage: {
            /**
             * Format: int64
             * @description The id, given in a stage assignment of [createJob](#createJob) as `workflowStageTemplateId`.
             * @example 5
             */
            id: number;
            /**
             * @description The name of the stage.
             * @example Translate
             */
            name: string;
            /**
             * @description What is done in the stage.
             * @example TRANSLATE
             * @enum {string}
             */
            assignmentType: "READY_TO_START" | "TRANSLATE" | "REVIEW" | "SECONDARY_REVIEW" | "DONE";
        };
        /** @description A way in which people work on a job, as a sequence of stages. */
        WorkflowTemplate: {
            /**
             * Format: int64
             * @description The id, given to [createJob](#createJob) as `workflowTemplateId`.
             * @example 2
             */
            id: number;
            /**
             * @description The name. Every organization has `Translate` (the default), `Translate > Review` and
             *     `Translate > Review > Secondary Review`.
             * @example Translate > Review
             */
            name: string;
            /**
             * Format: int64
             * @description The id of the organization. It really begins with a capital letter.
             * @example 1
             */
            TeamId: number;
            /** @description The stages in the order in which they are worked through, from "Ready to start" to "Done". */
            stages: components["schemas"]["WorkflowStage"][];
        };
        /** @description A project as its job lists it: one language pair, in short. [listProjects](#listProjects) returns the full [project](#Project) with its documents; note that dates are ISO strings here and epoch seconds there. */
        JobProject: {
            /**
             * Format: int64
             * @description The project's id, for [listProjects](#listProjects) and [uploadDocument](#uploadDocument).
             * @example 310
             */
            id: number;
            /**
             * @description Source language, an ISO 639-1 code.
             * @example en
             */
            srcLang: string;
            /**
             * @description Region of the source language, an ISO 3166-1 code, or null when none was given.
             * @example GB
             */
            srcLocale: string | null;
            /**
             * @description Target language, an ISO 639-1 code.
             * @example de
             */
            trgLang: string;
            /**
             * @description Region of the target language, an ISO 3166-1 code, or null when none was given.
             * @example DE
             */
            trgLocale: string | null;
            /**
             * @description The project's name; projects made with a job carry the job's name.
             * @example Spring leaflets
             */
            name: string;
            /**
             * Format: date-time
             * @description When the project is due, or null when no date was set.
             * @example 2025-04-30T16:00:00.000Z
             */
            due: string | null;
            /**
             * @description True when the state is `done`.
             * @example false
             */
            isComplete: boolean;
            /**
             * @description True while the project is archived.
             * @example false
             */
            isArchived: boolean;
            /**
             * @description How far the work on the segments has come; [the table of states](#states-project-state) has the conditions.
             * @example backlog
             * @enum {string}
             */
            state: "backlog" | "inProgress" | "inReview" | "inQA" | "done";
            /**
             * @description Number of source tokens, that is words and punctuation marks.
             * @example 21
             */
            numSourceTokens: number;
            /**
             * Format: date-time
             * @description When the project was created.
             * @example 2025-03-10T11:10:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the project last changed.
             * @example 2025-03-10T11:10:00.000Z
             */
            updatedAt: string;
            /**
             * @description True when the project was deleted; it then counts in none of the figures.
             * @example false
             */
            isDeleted: boolean;
            /**
             * Format: int64
             * @description The [memory](#Memory) that the project translates with.
             * @example 4312
             */
            memoryId: number;
            /**
             * @description The project's progress in three steps, derived from `state`.
             * @example READY_TO_START
             * @enum {string}
             */
            workflowStatus: "READY_TO_START" | "IN_PROGRESS" | "DONE";
            /**
             * @description Name of the [workflow template](#WorkflowTemplate) that the project follows.
             * @example Translate > Review
             */
            workflowName: string;
        };
        /**
         * @description The figures of a [job](#Job), summed over its projects. A deleted project counts nowhere, but stays in the list
         *     `projects` with `isDeleted: true`.
         *
         *     Words are the word-like tokens of the source text. Each is exact, fuzzy or new, by how well the memory already knew
         *     its segment, the document's own entries left aside. The four word figures are taken when the files are imported;
         *     [getJobStats](#getJobStats) counts them anew.
         */
        JobStats: {
            /**
             * @description Words in segments that the memory knows exactly (score 100).
             * @example 13
             */
            exactWords: number;
            /**
             * @description Words in segments that resemble one in the memory (score 75 to 99).
             * @example 5
             */
            fuzzyWords: number;
            /**
             * @description Words in all other segments.
             * @example 0
             */
            newWords: number;
            /**
             * @description All words, the sum of `exactWords`, `fuzzyWords` and `newWords`.
             * @example 18
             */
            sourceWords: number;
            /**
             * @description Number of projects whose state is `done`.
             * @example 0
             */
            numDeliveredProjects: number;
            /**
             * @description Number of language pairs, one per project.
             * @example 1
             */
            numLanguagePairs: number;
            /**
             * @description Number of projects.
             * @example 1
             */
            numProjects: number;
            /**
             * @description Share of the source words in reviewed segments, rounded down; 0 when there are no words.
             * @example 0
             */
            percentReviewed: number;
            /**
             * @description Share of the source words in confirmed segments, rounded down; 0 when there are no words.
             * @example 0
             */
            percentTranslated: number;
            /**
             * @description Number of different pairs of source and target, regions included.
             * @example 1
             */
            uniqueLanguagePairs: number;
            /**
             * @description Number of different e-mail addresses assigned to workflow stages; 0 when nobody is.
             * @example 1
             */
            uniqueLinguists: number;
            /**
             * @description The progress of all projects taken together.
             * @example READY_TO_START
             * @enum {string}
             */
            workflowStatus: "READY_TO_START" | "IN_PROGRESS" | "DONE";
            /** @description The job's projects, deleted ones included. */
            projects: components["schemas"]["JobProject"][];
        };
        /**
         * @description A piece of work: files to translate, into one or more languages. A job holds one [project](#Project) per language pair, and each project holds one [document](#Document) per file. The job itself answers two questions: how far has the work come (`stats`), and is it open, handed over or put away (`status`).
         * @example {
         *       "id": 57,
         *       "name": "Spring leaflets",
         *       "creationStatus": "COMPLETE",
         *       "status": "active",
         *       "due": "2025-04-30T16:00:00.000Z",
         *       "deliveredAt": null,
         *       "isProcessing": 0,
         *       "stats": {
         *         "exactWords": 13,
         *         "fuzzyWords": 5,
         *         "newWords": 0,
         *         "sourceWords": 18,
         *         "numDeliveredProjects": 0,
         *         "numLanguagePairs": 1,
         *         "numProjects": 1,
         *         "percentReviewed": 0,
         *         "percentTranslated": 0,
         *         "uniqueLanguagePairs": 1,
         *         "uniqueLinguists": 1,
         *         "workflowStatus": "READY_TO_START",
         *         "projects": [
         *           {
         *             "id": 310,
         *             "srcLang": "en",
         *             "srcLocale": "GB",
         *             "trgLang": "de",
         *             "trgLocale": "DE",
         *             "name": "Spring leaflets",
         *             "due": "2025-04-30T16:00:00.000Z",
         *             "isComplete": false,
         *             "isArchived": false,
         *             "state": "backlog",
         *             "numSourceTokens": 21,
         *             "createdAt": "2025-03-10T11:10:00.000Z",
         *             "updatedAt": "2025-03-10T11:10:00.000Z",
         *             "isDeleted": false,
         *             "memoryId": 4312,
         *             "workflowStatus": "READY_TO_START",
         *             "workflowName": "Translate > Review"
         *           }
         *         ]
         *       }
         *     }
         */
        Job: {
            /**
             * Format: int64
             * @description The job's id.
             * @example 57
             */
            id: number;
            /**
             * @description The job's name. Names need not be unique.
             * @example Spring leaflets
             */
            name: string;
            /**
             * @description Whether the files have been read into the projects. Small jobs, of up to 50 documents and 1 MiB in all, are `COMPLETE` or `FAILED` in the answer of [createJob](#createJob) already.
             * @example COMPLETE
             * @enum {string}
             */
            creationStatus: "PENDING" | "COMPLETE" | "FAILED";
            /**
             * @description Where the job is in [its life](#states-job-status). It changes only by [archiveJob](#archiveJob), [unarchiveJob](#unarchiveJob), [deliverJob](#deliverJob) and [reactivateJob](#reactivateJob). Archived wins: a job that was delivered and then archived is `archived`.
             * @example active
             * @enum {string}
             */
            status: "active" | "archived" | "delivered";
            /**
             * Format: date-time
             * @description When the work is due, or null when no date was set.
             * @example 2025-04-30T16:00:00.000Z
             */
            due: string | null;
            /**
             * Format: date-time
             * @description When the job was delivered. It is null before delivery, and again after [reactivateJob](#reactivateJob) or [unarchiveJob](#unarchiveJob); archiving keeps it.
             * @example null
             */
            deliveredAt: string | null;
            /**
             * @description The state of the export that [exportJob](#exportJob) starts. Connectors can also set it with [updateJob](#updateJob), to report on their own work; an export that ends overwrites it.
             * @example 0
             * @enum {integer}
             */
            isProcessing: 0 | 1 | -2;
            stats: components["schemas"]["JobStats"];
        };
        /**
         * @description Puts a person on one stage of the workflow. `userId` beats `email`; with neither of them nobody is assigned. The address then appears on the [documents](#Document): as `translator_email`, `reviewer_email` or `customer_reviewer_email`.
         * @example {
         *       "workflowStageTemplateId": 5,
         *       "email": "ana@harbour.example"
         *     }
         */
        WorkflowStageAssignment: {
            /**
             * Format: int64
             * @description The `id` of a `TRANSLATE`, `REVIEW` or `SECONDARY_REVIEW` stage in the pair's [workflow template](#WorkflowTemplate).
             * @example 5
             */
            workflowStageTemplateId: number;
            /**
             * Format: int64
             * @description A user of your organization.
             * @example 3
             */
            userId?: number;
            /**
             * @description An e-mail address.
             * @example ana@harbour.example
             */
            email?: string;
        };
        /**
         * @description One target language of a new job. It becomes a [project](#Project) with one document per file. Only `memoryId` is needed: the [memory](#Memory) knows the languages.
         * @example {
         *       "memoryId": 4312,
         *       "trgLang": "de",
         *       "trgLocale": "DE",
         *       "dueDate": "2025-04-25T16:00:00.000Z",
         *       "pretranslate": true,
         *       "workflowTemplateId": 2,
         *       "workflowStageAssignments": [
         *         {
         *           "workflowStageTemplateId": 5,
         *           "email": "ana@harbour.example"
         *         }
         *       ]
         *     }
         */
        LanguagePair: {
            /**
             * @description Target language, an ISO 639-1 code. It is the memory's target language when left out, and must be the same when given.
             * @example de
             */
            trgLang?: string;
            /**
             * @description Region of the target language, an ISO 3166-1 code. The memory's region when left out; another one is allowed.
             * @example DE
             */
            trgLocale?: string;
            /**
             * Format: date-time
             * @description When this pair is due. The job's `due` when left out.
             * @example 2025-04-25T16:00:00.000Z
             */
            dueDate?: string;
            /**
             * Format: int64
             * @description The memory to translate with and to learn into. Its source language must be the job's `srcLang`.
             * @example 4312
             */
            memoryId: number;
            /**
             * Format: int32
             * @description A model of [listDomains](#listDomains).
             * @example 1
             */
            externalModelId?: number;
            /**
             * @description True fills the segments with drafts after import, in the way of [`TM+MT`](#uploadDocument.header.pretranslate): an exact match, else machine translation, else a fuzzy match.
             * @default false
             * @example true
             */
            pretranslate?: boolean;
            /**
             * @description True confirms exact matches of the pretranslation at once, without a translator.
             * @default false
             * @example false
             */
            autoAccept?: boolean;
            /**
             * @description False lets text that differs only in upper and lower case count as an exact match.
             * @default false
             * @example false
             */
            caseSensitive?: boolean;
            /**
             * @description True credits accepted segments to the author of the match; false credits them to the user of the key.
             * @default false
             * @example false
             */
            takeMatchAttribution?: boolean;
            /**
             * Format: int32
             * @description A filter configuration of [listDomains](#listDomains) that reads the files. Without it the file name extension decides.
             * @example 1
             */
            configId?: number;
            /**
             * Format: int64
             * @description The workflow to follow, from [listWorkflowTemplates](#listWorkflowTemplates). It beats `workflowTemplateName`, which beats the job's `workflowTemplateId`; with none of them the template `Translate` is used.
             * @example 2
             */
            workflowTemplateId?: number;
            /**
             * @description The workflow by its name. An integer is read as the template's id. A name or id that no template has gets [404](#error-not-found).
             * @example Translate > Review
             */
            workflowTemplateName?: string | number;
            /** @description Who works on which stage. Stages that are not named here have nobody assigned. */
            workflowStageAssignments?: components["schemas"]["WorkflowStageAssignment"][];
        };
        /**
         * @description A sentence of a [document](#Document), or one unit of an XLIFF file, with its translation. Segments are confirmed and reviewed by uploading the document's XLIFF again; exact matches can be confirmed at once by `auto_accept`. A confirmed segment is at once an entry of the memory, under the same id.
         * @example {
         *       "id": 880021,
         *       "created_at": 1741605000,
         *       "updated_at": 1741605000,
         *       "document_id": 905,
         *       "memory_id": 4312,
         *       "source": "The ferry leaves at ten.",
         *       "srclang": "en",
         *       "target": "",
         *       "trglang": "de",
         *       "is_confirmed": false,
         *       "is_reviewed": false
         *     }
         */
        Segment: {
            /**
             * Format: int64
             * @description The segment's id: the id of its unit in XLIFF, and the `segment_id` of its [memory entry](#TranslationMemoryEntry).
             * @example 880021
             */
            id: number;
            /**
             * @description When the segment was created.
             * @example 1741605000
             */
            created_at: number;
            /**
             * @description When the segment last changed.
             * @example 1741605000
             */
            updated_at: number;
            /**
             * Format: int64
             * @description The document that the segment is part of.
             * @example 905
             */
            document_id: number;
            /**
             * Format: int64
             * @description The memory that learns the segment when it is confirmed.
             * @example 4312
             */
            memory_id: number;
            /**
             * @description The text to translate.
             * @example The ferry leaves at ten.
             */
            source: string;
            /**
             * @description Source language, an ISO 639-1 code.
             * @example en
             */
            srclang: string;
            /**
             * @description The translation; empty while there is none.
             * @example Die Fähre legt um zehn Uhr ab.
             */
            target: string;
            /**
             * @description Target language, an ISO 639-1 code.
             * @example de
             */
            trglang: string;
            /**
             * @description True once the translation was confirmed. Before, the target is a draft.
             * @example false
             */
            is_confirmed: boolean;
            /**
             * @description True once the translation was reviewed. A reviewed segment is always confirmed.
             * @example false
             */
            is_reviewed: boolean;
        };
        /**
         * @description One file in one language pair. Its text is cut into [segments](#Segment), which are translated, reviewed and put together again when the document is downloaded. The flags tell what is going on in the background: reading the file, pretranslating it, building an export. Dates are epoch seconds.
         * @example {
         *       "id": 905,
         *       "project_id": 310,
         *       "srclang": "en",
         *       "trglang": "de",
         *       "name": "leaflet.txt",
         *       "import_in_progress": false,
         *       "import_succeeded": true,
         *       "import_error_message": "",
         *       "export_in_progress": false,
         *       "export_succeeded": false,
         *       "export_error_message": "",
         *       "is_pretranslating": false,
         *       "status": {
         *         "pretranslation": "idle"
         *       },
         *       "translator_email": "ana@harbour.example",
         *       "reviewer_email": null,
         *       "customer_reviewer_email": null,
         *       "created_at": 1741605000,
         *       "updated_at": 1741605000,
         *       "is_review_complete": false
         *     }
         */
        Document: {
            /**
             * Format: int64
             * @description The document's id.
             * @example 905
             */
            id: number;
            /**
             * Format: int64
             * @description The project that holds the document.
             * @example 310
             */
            project_id: number;
            /**
             * @description Source language, an ISO 639-1 code.
             * @example en
             */
            srclang: string;
            /**
             * @description Target language, an ISO 639-1 code.
             * @example de
             */
            trglang: string;
            /**
             * @description The file's name.
             * @example leaflet.txt
             */
            name: string;
            /**
             * @description True while the file is being read. Files of up to 1 MiB are read before the upload is answered.
             * @example false
             */
            import_in_progress: boolean;
            /**
             * @description True once the file has been read into segments. False for good when `import_error_message` has a text.
             * @example true
             */
            import_succeeded: boolean;
            /**
             * @description Why the file could not be read: [Unsupported file type](#reason-unsupported-file-type), [File extraction error](#reason-file-extraction-error) or [No translatable content](#reason-no-translatable-content). Empty when nothing went wrong.
             * @example
             */
            import_error_message: string;
            /**
             * @description True while a file is being built by [downloadDocument](#downloadDocument) or [exportJob](#exportJob).
             * @example false
             */
            export_in_progress: boolean;
            /**
             * @description Whether the last such file could be built.
             * @example false
             */
            export_succeeded: boolean;
            /**
             * @description Why the last such file could not be built; empty when nothing went wrong.
             * @example
             */
            export_error_message: string;
            /**
             * @description True while pretranslation is pending or running. A download is refused with 502 until it ends.
             * @example false
             */
            is_pretranslating: boolean;
            /** @description The state of the work in the background. */
            status: {
                /**
                 * @description What the pretranslation is doing.
                 * @example idle
                 * @enum {string}
                 */
                pretranslation: "idle" | "pending" | "running";
            };
            /**
             * @description Who is assigned to the `TRANSLATE` stage, or null.
             * @example ana@harbour.example
             */
            translator_email: string | null;
            /**
             * @description Who is assigned to the `REVIEW` stage, or null.
             * @example null
             */
            reviewer_email: string | null;
            /**
             * @description Who is assigned to the `SECONDARY_REVIEW` stage, or null.
             * @example null
             */
            customer_reviewer_email: string | null;
            /**
             * @description When the document was created.
             * @example 1741605000
             */
            created_at: number;
            /**
             * @description When the document last changed.
             * @example 1741605000
             */
            updated_at: number;
            /**
             * @description True when there is at least one segment and all are reviewed; where the workflow has a secondary review, all must be final too.
             * @example false
             */
            is_review_complete: boolean;
            /** @description The text, segment by segment. Present only in the answer of [uploadDocument](#uploadDocument). */
            segments?: components["schemas"]["Segment"][];
        };
        /**
         * @description The work for one language pair: the [documents](#Document) to translate, the [memory](#Memory) they are translated
         *     with and learn into, and the workflow they follow. Every project belongs to a [job](#Job).
         *
         *     State and workflow status follow from the segments; nobody sets them. A project can also step back, for example when
         *     a document is added to a finished one. Dates are epoch seconds.
         * @example {
         *       "id": 310,
         *       "memory_id": 4312,
         *       "job_id": 57,
         *       "srclang": "en",
         *       "trglang": "de",
         *       "srclocale": "GB",
         *       "trglocale": "DE",
         *       "name": "Spring leaflets",
         *       "state": "backlog",
         *       "due_date": 1746028800,
         *       "archived": false,
         *       "metadata": {
         *         "ticket": "HS-118"
         *       },
         *       "sample_review_percentage": 100,
         *       "created_at": 1741605000,
         *       "updated_at": 1741605000,
         *       "workflowStatus": "READY_TO_START",
         *       "document": [
         *         {
         *           "id": 905,
         *           "project_id": 310,
         *           "srclang": "en",
         *           "trglang": "de",
         *           "name": "leaflet.txt",
         *           "import_in_progress": false,
         *           "import_succeeded": true,
         *           "import_error_message": "",
         *           "export_in_progress": false,
         *           "export_succeeded": false,
         *           "export_error_message": "",
         *           "is_pretranslating": false,
         *           "status": {
         *             "pretranslation": "idle"
         *           },
         *           "translator_email": "ana@harbour.example",
         *           "reviewer_email": null,
         *           "customer_reviewer_email": null,
         *           "created_at": 1741605000,
         *           "updated_at": 1741605000,
         *           "is_review_complete": false
         *         }
         *       ]
         *     }
         */
        Project: {
            /**
             * Format: int64
             * @description The project's id.
             * @example 310
             */
            id: number;
            /**
             * Format: int64
             * @description The memory that the project translates with.
             * @example 4312
             */
            memory_id: number;
            /**
             * Format: int64
             * @description The job that holds the project.
             * @example 57
             */
            job_id: number;
            /**
             * @description Source language, an ISO 639-1 code.
             * @example en
             */
            srclang: string;
            /**
             * @description Target language, an ISO 639-1 code.
             * @example de
             */
            trglang: string;
            /**
             * @description Region of the source language, an ISO 3166-1 code, or null when none was given.
             * @example GB
             */
            srclocale: string | null;
            /**
             * @description Region of the target language, an ISO 3166-1 code, or null when none was given.
             * @example DE
             */
            trglocale: string | null;
            /**
             * @description The project's name.
             * @example Spring leaflets
             */
            name: string;
            /**
             * @description How far the work has come, computed after every change from the segments of the imported documents. [The table of states](#states-project-state) has the exact conditions.
             * @example backlog
             * @enum {string}
             */
            state: "backlog" | "inProgress" | "inReview" | "inQA" | "done";
            /**
             * @description When the project is due, or null when no date was set.
             * @example 1746028800
             */
            due_date: number | null;
            /**
             * @description True while the project is archived.
             * @example false
             */
            archived: boolean;
            /**
             * @description Your own keys and values, as they were sent to [createProject](#createProject); `{}` when there are none. `connectorId` can be searched for with [listProjects](#listProjects).
             * @example {
             *       "ticket": "HS-118"
             *     }
             */
            metadata: {
                [key: string]: string | number | boolean;
            };
            /**
             * @description How much of the text is to be reviewed, for your information. It changes no state.
             * @example 100
             */
            sample_review_percentage: number;
            /**
             * @description When the project was created.
             * @example 1741605000
             */
            created_at: number;
            /**
             * @description When the project last changed.
             * @example 1741605000
             */
            updated_at: number;
            /**
             * @description The progress in three steps, derived from `state`. The only name of this object in camelCase.
             * @example READY_TO_START
             * @enum {string}
             */
            workflowStatus: "READY_TO_START" | "IN_PROGRESS" | "DONE";
            /** @description The project's documents, without their segments. The name is singular although it holds a list. */
            document: components["schemas"]["Document"][];
        };
        /**
         * @description A file as you uploaded it. It is kept byte for byte until you delete it, and can go into any number of jobs and file translations. Names need not be unique: the same name twice makes two files.
         * @example {
         *       "id": 2207,
         *       "name": "leaflet.txt",
         *       "file_hash": "61796af9b571f183bbda9e8c3128ed63",
         *       "detected_lang": "en",
         *       "detected_lang_confidence": 0.93,
         *       "category": "API",
         *       "labels": [
         *         "spring"
         *       ],
         *       "created_at": "2025-03-10T10:58:12.000Z",
         *       "updated_at": "2025-03-10T10:58:13.000Z"
         *     }
         */
        SourceFile: {
            /**
             * Format: int64
             * @description The file's id.
             * @example 2207
             */
            id: number;
            /**
             * @description The file's name. Its extension decides how the file is read.
             * @example leaflet.txt
             */
            name: string;
            /**
             * @description The hash that was sent with the file, otherwise the MD5 of its bytes in hexadecimal.
             * @example 61796af9b571f183bbda9e8c3128ed63
             */
            file_hash: string;
            /**
             * @description The language of the text. `zxx` when detection has not finished or was not asked for, `und` when it failed, otherwise an ISO 639-1 code.
             * @example en
             */
            detected_lang: string;
            /**
             * @description How sure the detection is, from 0 to 1. It is 0 with `zxx` and `und`, and above 0 otherwise.
             * @example 0.93
             */
            detected_lang_confidence: number;
            /**
             * @description What the file is for, as given at upload.
             * @example API
             * @enum {string}
             */
            category: "API" | "REFERENCE";
            /**
             * @description The file's labels, `[]` when it has none.
             * @example [
             *       "spring"
             *     ]
             */
            labels: string[];
            /**
             * Format: date-time
             * @description When the file was uploaded.
             * @example 2025-03-10T10:58:12.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the file last changed, for example when its language was detected.
             * @example 2025-03-10T10:58:13.000Z
             */
            updated_at: string;
        };
        /**
         * @description Something that happens to a job or a project.
         * @example JOB_DELIVER
         * @enum {string}
         */
        WebhookEventType: "JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE";
        /** @description An address of yours and the events that are sent to it. */
        Webhook: {
            /**
             * Format: int64
             * @description The id of the webhook.
             * @example 14
             */
            id: number;
            /**
             * @description A name for people. It need not be unique.
             * @example Deliveries
             */
            webhookName: string;
            /**
             * Format: uri
             * @description The address that receives the events.
             * @example https://hooks.harbour.example/jobs
             */
            webhookUrl: string;
            /**
             * @description The events that are sent, at least one.
             * @example [
             *       "JOB_DELIVER"
             *     ]
             */
            eventType: components["schemas"]["WebhookEventType"][];
        };
        /**
         * Format: uri
         * @description The address that receives the events: an absolute `https:` URI of a public host, without user name and password. In
         *     development mode `http:` and private addresses are taken too.
         * @example https://hooks.harbour.example/jobs
         */
        WebhookUrl: string;
        /**
         * @description The events to send, as an array of at least one. A single event may be given as a plain string.
         * @example [
         *       "JOB_DELIVER"
         *     ]
         */
        WebhookEventTypes: components["schemas"]["WebhookEventType"][] | components["schemas"]["WebhookEventType"];
        /** @description The body of a [JOB_DELIVER](#webhook-JOB_DELIVER) delivery. */
        JobDeliverEvent: {
            /**
             * Format: int64
             * @description The id of the organization. It really begins with a capital letter.
             * @example 1
             */
            OrganizationId: number;
            /**
             * Format: int64
             * @description The id of the job, as in [getJob](#getJob).
             * @example 57
             */
            id: number;
            /**
             * @description The name of the job.
             * @example Spring leaflets
             */
            name: string;
            /**
             * Format: date-time
             * @description When the job is due, null without a due date.
             * @example 2025-04-30T16:00:00.000Z
             */
            due: string | null;
            /**
             * @description Always 1.
             * @example 1
             * @constant
             */
            isDelivered: 1;
            /**
             * Format: date-time
             * @description When the job was delivered.
             * @example 2025-04-28T09:30:00.000Z
             */
            deliveredAt: string;
        };
        /** @description The body of a [JOB_UPDATE](#webhook-JOB_UPDATE) delivery. */
        JobUpdateEvent: {
            /**
             * Format: int64
             * @description The id of the organization. It really begins with a capital letter.
             * @example 1
             */
            OrganizationId: number;
            /**
             * Format: int64
             * @description The id of the job, as in [getJob](#getJob).
             * @example 57
             */
            id: number;
            /**
             * @description The name of the job.
             * @example Spring leaflets
             */
            name: string;
            /**
             * Format: date-time
             * @description When the job is due, null without a due date.
             * @example 2025-04-30T16:00:00.000Z
             */
            due: string | null;
            /**
             * @description Whether the job is delivered.
             * @example 0
             * @enum {integer}
             */
            isDelivered: 0 | 1;
        };
        /** @description The body of a [PROJECT_UPDATE](#webhook-PROJECT_UPDATE) delivery. */
        ProjectUpdateEvent: {
            /**
             * Format: int64
             * @description The id of the organization. It really begins with a capital letter.
             * @example 1
             */
            OrganizationId: number;
            /**
             * Format: int64
             * @description The id of the project, as in [listProjects](#listProjects).
             * @example 310
             */
            id: number;
            /**
             * @description The name of the project.
             * @example Spring leaflets
             */
            name: string;
            /**
             * Format: date-time
             * @description When the project is due, null without a due date.
             * @example 2025-04-30T16:00:00.000Z
             */
            due: string | null;
        };
        /** @description The body of a [PROJECT_DELIVER](#webhook-PROJECT_DELIVER) delivery. */
        ProjectDeliverEvent: {
            /**
             * Format: int64
             * @description The id of the organization. It really begins with a capital letter.
             * @example 1
             */
            OrganizationId: number;
            /**
             * Format: int64
             * @description The id of the project, as in [listProjects](#listProjects).
             * @example 310
             */
            id: number;
        };
        /** @description A machine translation model. A language or region of null stands for any. */
        Model: {
            /**
             * Format: int32
             * @description The id, given to [createJob](#createJob) as `externalModelId` of a language pair.
             * @example 1
             */
            id: number;
            /**
             * @description The name of the model.
             * @example Adaptive
             */
            name: string;
            /**
             * @description Who runs the model. `Built-in` is the adaptive translation of the server itself.
             * @example Built-in
             */
            provider: string;
            /**
             * @description Whether the model can be used.
             * @example Active
             * @enum {string}
             */
            status: "Active";
            /**
             * @description The source language (ISO 639-1), null for any.
             * @example en
             */
            srcLang: string | null;
            /**
             * @description The target language (ISO 639-1), null for any.
             * @example de
             */
            trgLang: string | null;
            /**
             * @description The source region (ISO 3166-1), null for any.
             * @example GB
             */
            srcLocale: string | null;
            /**
             * @description The target region (ISO 3166-1), null for any.
             * @example DE
             */
            trgLocale: string | null;
        };
        /** @description How one file format is read and cut into segments. */
        FilterConfig: {
            /**
             * Format: int32
             * @description The id, given as `configId` to [createJob](#createJob) and [translateFiles](#translateFiles).
             * @example 1
             */
            id: number;
            /**
             * @description Whether the configuration is used for its format when a request names none.
             * @example true
             */
            isDefault: boolean;
            /**
             * @description The key of the filter that reads the format.
             * @example plaintext
             */
            filterConfig: string;
            /**
             * @description The name of that filter.
             * @example Plain text
             */
            filterName: string;
            /**
             * @description The name of this configuration.
             * @example Plain text by sentence
             */
            configName: string;
            /**
             * @description What the configuration does.
             * @example One segment per sentence
             */
            configDescription: string;
            /**
             * @description Filters for content inside the content, as JSON text. `{}` when there are none.
             * @example {}
             */
            subfilters: string;
            /**
             * @description Into what the text is cut.
             * @example SENTENCE
             * @enum {string}
             */
            segmentationConfigSetting: "SENTENCE" | "PARAGRAPH";
            /**
             * @description Own segmentation rules in SRX, empty when the built-in rules apply.
             * @example
             */
            srx: string;
            /**
             * @description The name of the segmentation rules.
             * @example Default
             */
            segmentationConfigName: string;
            /** @description The domains that use this configuration. */
            domains: {
                /**
                 * Format: int32
                 * @description The id of the domain.
                 * @example 1
                 */
                id: number;
                /**
                 * @description The name of the domain.
                 * @example General
                 */
                name: string;
            }[];
            /**
             * Format: date-time
             * @description When the configuration was made.
             * @example 2025-03-10T10:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2025-03-10T10:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description Always the same as `isDefault`.
             * @example true
             */
            default: boolean;
        };
        /** @description One entry of the metadata of a domain. */
        MetadataEntry: {
            /**
             * @description The name of the entry.
             * @example tone
             */
            key: string;
            /**
             * @description Its value.
             * @example warm
             */
            value: string;
        };
        /** @description A field of work of the organization, with the models, filters and metadata that belong to it. */
        Domain: {
            /**
             * Format: int32
             * @description The id, given to [createJob](#createJob) and [createProject](#createProject) as `domainId`.
             * @example 1
             */
            domainId: number;
            /**
             * @description The name of the domain.
             * @example General
             */
            domainName: string;
            /** @description The machine translation models on offer in this domain. */
            models: components["schemas"]["Model"][];
            /** @description How files are read in this domain, one configuration per file format at least. */
            filterConfigs: components["schemas"]["FilterConfig"][];
            /** @description Your own notes about the domain, set on the command line of the server. */
            domainMetadata: components["schemas"]["MetadataEntry"][];
        };
        /** @description The domains of the organization and their number. */
        DomainList: {
            /** @description The domains, ordered by id. */
            items: components["schemas"]["Domain"][];
            /**
             * Format: int32
             * @description The total number of domains.
             * @example 1
             */
            size: number;
        };
    };
    responses: {
        /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only). */
        "error-401": {
            headers: {
                /**
                 * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                 * @example Basic realm="Parlance"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description [Only HTTPS](#error-https-only). */
        "error-403": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description [Quota used up](#error-quota). */
        "error-429": {
            headers: {
                /**
                 * @description Whole seconds until requests are served again: 60 on the refusal that starts the wait, then what is left.
                 * @example 60
                 */
                "Retry-After"?: number;
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description [Server error](#error-server-error). */
        "error-500": {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description [Server busy](#error-overload). */
        "error-503": {
            headers: {
                /**
                 * @description Whole seconds to wait before the request is repeated.
                 * @example 5
                 */
                "Retry-After"?: number;
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description [Any other error](#error-default). */
        "error-default": {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The event that the body tells of. The body itself does not name it.
         * @example JOB_DELIVER
         */
        ParlanceEvent: components["schemas"]["WebhookEventType"];
        /**
         * @description The id of this delivery. It stays the same when the delivery is repeated, so that you can drop repeats.
         * @example evt_57_1
         */
        WebhookId: string;
        /**
         * @description When the delivery was sent, in seconds since 1970. Part of what is signed.
         * @example 1745832600
         */
        WebhookTimestamp: number;
        /**
         * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, made with the secret of the
         *     webhook.
         * @example v1,/lmFPVh7iOT91RGKZ/sALjtONIQNv5ECx7BRI6GYVhc=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Tells browsers to believe the content type.
         * @example nosniff
         */
        NoSniff: "nosniff";
        /**
         * @description The requests that the key may make in a minute.
         * @example 4000
         */
        "X-RateLimit-Limit": number;
        /**
         * @description How many of them are left.
         * @example 3988
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description Whole seconds until the minute, or the wait after it, ends.
         * @example 42
         */
        "X-RateLimit-Reset": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supported pairs and the names of the languages. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Languages"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    listMemories: {
        parameters: {
            query?: {
                /**
                 * @description Id of one memory. Leave it out to list all of them.
                 * @example 4312
                 */
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memories, ordered by id. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memory"][];
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only) · [Memory is private](#error-memory-not-shared). */
            401: {
                headers: {
                    /**
                     * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                     * @example Basic realm="Parlance"
                     */
                    "WWW-Authenticate"?: string;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    updateMemory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int64
                     * @description Id of the memory.
                     * @example 4312
                     */
                    id: number;
                    /**
                     * @description The new name. White space at both ends is removed.
                     * @example Harbour signs and notices
                     */
                    name: string;
                };
            };
        };
        responses: {
            /** @description The memory with its new name. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memory"];
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid) · [Body is not a JSON object](#error-bad-json). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only) · [Memory is private](#error-memory-not-shared). */
            401: {
                headers: {
                    /**
                     * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                     * @example Basic realm="Parlance"
                     */
                    "WWW-Authenticate"?: string;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    createMemory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the memory, for people. White space at both ends is removed.
                     * @example Harbour signs
                     */
                    name: string;
                    /**
                     * @description Source language, an ISO 639-1 code. Upper and lower case are alike.
                     * @example en
                     */
                    srclang: string;
                    /**
                     * @description Target language, an ISO 639-1 code. Upper and lower case are alike.
                     * @example de
                     */
                    trglang: string;
                    /**
                     * @description Region of the source language, an ISO 3166-1 code. Upper and lower case are alike.
                     * @example GB
                     */
                    srclocale?: string;
                    /**
                     * @description Region of the target language, an ISO 3166-1 code. Upper and lower case are alike.
                     * @example DE
                     */
                    trglocale?: string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Name of the memory, for people. White space at both ends is removed.
                     * @example Harbour signs
                     */
                    name: string;
                    /**
                     * @description Source language, an ISO 639-1 code. Upper and lower case are alike.
                     * @example en
                     */
                    srclang: string;
                    /**
                     * @description Target language, an ISO 639-1 code. Upper and lower case are alike.
                     * @example de
                     */
                    trglang: string;
                    /**
                     * @description Region of the source language, an ISO 3166-1 code. Upper and lower case are alike.
                     * @example GB
                     */
                    srclocale?: string;
                    /**
                     * @description Region of the target language, an ISO 3166-1 code. Upper and lower case are alike.
                     * @example DE
                     */
                    trglocale?: string;
                };
            };
        };
        responses: {
            /** @description The new memory. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memory"];
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid) · [Body is not a JSON object](#error-bad-json) · [Not a language code](#error-language) · [Language pair not supported](#error-pair) · [Not a region](#error-region). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    deleteMemory: {
        parameters: {
            query: {
                /**
                 * @description Id of the memory to delete.
                 * @example 4312
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memory was deleted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description Id of the deleted memory.
                         * @example 4312
                         */
                        id: number;
                        /**
                         * @description Always `true`.
                         * @example true
                         * @constant
                         */
                        deleted: true;
                    };
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only) · [Memory is private](#error-memory-not-shared). */
            401: {
                headers: {
                    /**
                     * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                     * @example Basic realm="Parlance"
                     */
                    "WWW-Authenticate"?: string;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    queryMemory: {
        parameters: {
            query: {
                /**
                 * @description Id of the memory to search.
                 * @example 4312
                 */
                id: number;
                /**
                 * @description The source text to look for, usually one sentence. Inline tags and extra white space do not count.
                 * @example The ferry leaves at ten.
                 */
                query: string;
                /**
                 * @description How many entries to return at most.
                 * @example 10
                 */
                n?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closest entries, best first. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationMemoryEntry"][];
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only) · [Memory is private](#error-memory-not-shared). */
            401: {
                headers: {
                    /**
                     * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                     * @example Basic realm="Parlance"
                     */
                    "WWW-Authenticate"?: string;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    importMemory: {
        parameters: {
            query?: never;
            header?: {
                /** @description All options as one JSON object, instead of or beside one header per option. A header of its own beats the same name in here. Use it where a proxy drops header names with underscores. */
                "LILT-API"?: string;
                /**
                 * @description Id of the memory that takes the entries.
                 * @example 4312
                 */
                memory_id?: number;
                /**
                 * @description Name of the file. Its extension chooses the format, and the name is shown in `resources`. Write names outside US-ASCII URI-encoded in UTF-8: `gr%C3%B6%C3%9Fe.tmx`. Control characters are refused.
                 * @example harbour.tmx
                 */
                name?: string;
                /**
                 * @description Whether the first row of a CSV, TSV or XLSX file holds column names instead of a term. Other formats ignore it.
                 * @example false
                 */
                has_header_row?: boolean;
                /**
                 * @description Leaves out pairs whose source and target are already in the memory or came earlier in the file. Without it they are stored again.
                 * @example true
                 */
                skip_duplicates?: boolean;
                /** @description For `.sdlxliff` files only: chooses the segments to take by their confirmation level. A segment is taken when it has a target and one of the filters fits; without filters every segment with a target is. As a header of its own the value is a JSON array; in `LILT-API` it is part of the JSON object. */
                sdlxliff_filters?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file as it is, not wrapped in a form. */
        requestBody: {
            content: {
                "application/octet-stream": Bytes;
            };
        };
        responses: {
            /** @description The file was accepted and the import is on its way. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description Id of the memory.
                         * @example 4312
                         */
                        id: number;
                        /**
                         * @description Always 1: the import is running or waiting. It is written in camelCase and as a number here; the [Memory](#Memory) has the boolean `is_processing`.
                         * @example 1
                         * @constant
                         */
                        isProcessing: 1;
                    };
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid) · [Empty body](#error-empty-body) · [Header is not ASCII](#error-header-encoding) · [LILT-API is not JSON](#error-options-header) · [SDLXLIFF filters are not JSON](#error-filters-header). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only) · [Memory is private](#error-memory-not-shared). */
            401: {
                headers: {
                    /**
                     * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                     * @example Basic realm="Parlance"
                     */
                    "WWW-Authenticate"?: string;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    exportTermbase: {
        parameters: {
            query: {
                /**
                 * @description Id of the memory whose terms are exported.
                 * @example 4312
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export is on its way. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description Id of the memory.
                         * @example 4312
                         */
                        id: number;
                        /**
                         * @description Always 1: the export is running or waiting. It is a number here; the [Memory](#Memory.is_processing) has a boolean of the same name.
                         * @example 1
                         * @constant
                         */
                        is_processing: 1;
                    };
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only) · [Memory is private](#error-memory-not-shared). */
            401: {
                headers: {
                    /**
                     * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                     * @example Basic realm="Parlance"
                     */
                    "WWW-Authenticate"?: string;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    downloadTermbase: {
        parameters: {
            query: {
                /**
                 * @description Id of the memory whose termbase is downloaded.
                 * @example 4312
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms as CSV in UTF-8. The first line is `source,target` followed by the names of the metadata columns. */
            200: {
                headers: {
                    /**
                     * @description Says that the answer is a file to save, and its name, `termbase-{id}.csv`.
                     * @example attachment; filename="termbase-4312.csv"; filename*=UTF-8''termbase-4312.csv
                     */
                    "Content-Disposition"?: string;
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Bytes;
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only) · [Memory is private](#error-memory-not-shared). */
            401: {
                headers: {
                    /**
                     * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                     * @example Basic realm="Parlance"
                     */
                    "WWW-Authenticate"?: string;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Termbase not exported](#error-termbase-not-exported) · [Termbase export still runs](#error-termbase-exporting). */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    deleteMemorySegment: {
        parameters: {
            query: {
                /**
                 * @description Id of the memory.
                 * @example 4312
                 */
                id: number;
                /**
                 * @description Id of the entry, the `metadata.segment_id` of [queryMemory](#queryMemory).
                 * @example 880003
                 */
                segment_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry was deleted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always `true`.
                         * @example true
                         * @constant
                         */
                        success: true;
                    };
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only) · [Memory is private](#error-memory-not-shared). */
            401: {
                headers: {
                    /**
                     * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                     * @example Basic realm="Parlance"
                     */
                    "WWW-Authenticate"?: string;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    translateText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The text to translate, at most 5,000 characters (Unicode code points). An empty or missing source gives an empty list of translations.
                     * @default
                     * @example The ferry leaves at ten.
                     */
                    source?: string;
                    /**
                     * Format: int64
                     * @description Id of the memory to translate with. It decides the languages.
                     * @example 4312
                     */
                    memory_id: number;
                    /**
                     * @description Accepted for older clients, without effect: matches are found by the text of `source` itself, so a hash of it adds nothing. New code leaves it out.
                     * @example 1850339541
                     */
                    source_hash?: number;
                    /**
                     * @description How many exact matches and how many machine translations to return at most, so up to 2 × `n` in all. Matches with the same target are listed once.
                     * @default 1
                     * @example 1
                     */
                    n?: number;
                    /**
                     * @description Text that every translation must begin with, at most 5,000 characters, for example what a person has typed so far. Machine translations go on from there, and memory matches that begin otherwise are left out.
                     * @example Die Fähre
                     */
                    prefix?: string;
                    /**
                     * @description Returns all fields of each [Translation](#Translation): words, delimiters, alignment and provenance. Without it only `target`, `score` and `isTMMatch`.
                     * @default false
                     * @example true
                     */
                    rich?: boolean;
                    /**
                     * @description Whether to list exact matches of the memory. `false` returns machine translation only.
                     * @default true
                     * @example true
                     */
                    tm_matches?: boolean;
                    /**
                     * @description Places the inline tags of the source in the translation and returns the result as `targetWithTags`.
                     * @default false
                     * @example false
                     */
                    project_tags?: boolean;
                    /**
                     * @description Says that the source is an ICU message. Its syntax and arguments stay as they are and only the text is translated.
                     * @default false
                     * @example false
                     */
                    containsICUData?: boolean;
                };
            };
        };
        responses: {
            /** @description The translations, the best one first. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationList"];
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid) · [Body is not a JSON object](#error-bad-json) · [Source too long](#error-source-too-long). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only) · [Memory is private](#error-memory-not-shared). */
            401: {
                headers: {
                    /**
                     * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                     * @example Basic realm="Parlance"
                     */
                    "WWW-Authenticate"?: string;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    listFileTranslations: {
        parameters: {
            query?: {
                /**
                 * @description Ids of translations, separated by commas or as a repeated parameter.
                 * @example [
                 *       615,
                 *       616
                 *     ]
                 */
                translationIds?: number[];
                /**
                 * @description Only translations with this status.
                 * @example ReadyForDownload
                 */
                status?: "InProgress" | "Completed" | "ReadyForDownload" | "Failed";
                /**
                 * @description Only translations asked for at this time or later, in seconds since 1970. An ISO 8601 date is accepted too.
                 * @example 1741604400
                 */
                fromTime?: number;
                /**
                 * @description Only translations asked for before this time, in seconds since 1970. An ISO 8601 date is accepted too.
                 * @example 1741608000
                 */
                toTime?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The translations found, ordered by id. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationInfo"][];
                };
            };
            /** @description [Invalid value](#error-invalid) · [No filter given](#error-filter-missing). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    translateFiles: {
        parameters: {
            query?: {
                /**
                 * @description Ids of the files to translate, 1 to 100, separated by commas or as a repeated parameter.
                 * @example [
                 *       2207
                 *     ]
                 */
                fileId?: number[];
                /**
                 * @description Id of the memory to translate with. It decides the languages.
                 * @example 4312
                 */
                memoryId?: number;
                /**
                 * @description Id of the filter configuration to read the files with, from [listDomains](#listDomains). Without it the extension of the file decides.
                 * @example 1
                 */
                configId?: number;
                /**
                 * @description Whether exact matches of the memory are used word for word. `false` translates everything anew.
                 * @example true
                 */
                withTM?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The same four fields as JSON, for those that are not in the query. */
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Ids of the files to translate, 1 to 100.
                     * @example [
                     *       2207,
                     *       2208
                     *     ]
                     */
                    fileId?: number[];
                    /**
                     * Format: int64
                     * @description Id of the memory to translate with. It decides the languages.
                     * @example 4312
                     */
                    memoryId?: number;
                    /**
                     * Format: int32
                     * @description Id of the filter configuration to read the files with, from [listDomains](#listDomains). Without it the extension of the file decides.
                     * @example 1
                     */
                    configId?: number;
                    /**
                     * @description Whether exact matches of the memory are used word for word. `false` translates everything anew.
                     * @default true
                     * @example true
                     */
                    withTM?: boolean;
                };
            };
        };
        responses: {
            /** @description One translation per file, in the order given. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationInfo"][];
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid) · [Body is not a JSON object](#error-bad-json). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only) · [Memory is private](#error-memory-not-shared). */
            401: {
                headers: {
                    /**
                     * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                     * @example Basic realm="Parlance"
                     */
                    "WWW-Authenticate"?: string;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description [Only HTTPS](#error-https-only) · [No permission for the file](#error-file-forbidden). */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [File was deleted](#error-file-deleted). */
            410: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    downloadTranslation: {
        parameters: {
            query: {
                /**
                 * @description Id of the translation (not of the file). One translation per call.
                 * @example 615
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the translated file. */
            200: {
                headers: {
                    /**
                     * @description Says that the answer is a file to save, and its name, which is that of the source file.
                     * @example attachment; filename="leaflet.txt"; filename*=UTF-8''leaflet.txt
                     */
                    "Content-Disposition"?: string;
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Bytes;
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Translation not ready](#error-translation-not-ready) · [Translation failed](#error-translation-failed). */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    signCreateTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `true` agrees, `false` withdraws. `null` is refused.
                     * @example true
                     */
                    signedAgreement: boolean;
                };
            };
        };
        responses: {
            /** @description What holds from now on. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether the organization has agreed.
                         * @example true
                         */
                        signedAgreement: boolean;
                    };
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid) · [Body is not a JSON object](#error-bad-json). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    listCreateContents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All contents. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The contents, oldest first. Empty when there are none. */
                        contents: components["schemas"]["Content"][];
                    };
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    generateCreateContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the content, for people. White space at both ends is removed.
                     * @example Ferry timetable
                     */
                    name?: string;
                    /**
                     * @description Language of the text to write: a language such as `en`, or one with a region such as `en-US`.
                     * @example en-GB
                     */
                    language: string;
                    /**
                     * @description The kind of text. `blog-post` gives a blog post; any other word gives a general article.
                     * @example blog-post
                     */
                    template: string;
                    /**
                     * @description What the text is to be about.
                     * @example {
                     *       "language": "en-GB",
                     *       "sections": [
                     *         "Summer",
                     *         "Winter"
                     *       ],
                     *       "summary": "an introduction to the ferry timetable"
                     *     }
                     */
                    templateParams: {
                        /**
                         * @description Length to aim for, in words. The default is used for writing but not stored: the content then has no `contentLength`. The built-in writer never writes more.
                         * @default 250
                         * @example 250
                         */
                        contentLength?: number;
                        /**
                         * Format: int64
                         * @description Id of a memory whose wording the text is to use.
                         * @example 4312
                         */
                        memoryId?: number;
                        /**
                         * @description Language in which `summary` and `sections` are written. It need not be the language of the text.
                         * @example en-GB
                         */
                        language: string;
                        /**
                         * @description Headings or subjects of the sections, in order, at most 50.
                         * @example [
                         *       "Summer",
                         *       "Winter"
                         *     ]
                         */
                        sections?: string[];
                        /**
                         * @description What the text is about, in a sentence or a few.
                         * @example an introduction to the ferry timetable
                         */
                        summary?: string;
                    };
                    /**
                     * @description Tone and style guide of this text. Without them those of the organization apply (see [getCreatePreferences](#getCreatePreferences)), and the content's `preferences` is `null`.
                     * @example {
                     *       "tone": "friendly"
                     *     }
                     */
                    preferences?: {
                        /**
                         * @description How the text should sound.
                         * @example friendly
                         */
                        tone?: string;
                        /**
                         * @description Rules that the text should follow.
                         * @example No exclamation marks.
                         */
                        styleguide?: string;
                    };
                };
            };
        };
        responses: {
            /** @description The text as a stream of server-sent events. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid) · [Body is not a JSON object](#error-bad-json) · [Not a language code](#error-language). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only) · [Memory is private](#error-memory-not-shared). */
            401: {
                headers: {
                    /**
                     * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                     * @example Basic realm="Parlance"
                     */
                    "WWW-Authenticate"?: string;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description [Only HTTPS](#error-https-only) · [Terms not signed](#error-terms-unsigned). */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    getCreatePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences of the organization. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    updateCreatePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How texts should sound, at most 5,000 characters. An empty string or `null` clears it.
                     * @example friendly
                     */
                    tone?: string | null;
                    /**
                     * @description Rules that texts should follow, at most 5,000 characters. An empty string or `null` clears them.
                     * @example No exclamation marks.
                     */
                    styleguide?: string | null;
                };
            };
        };
        responses: {
            /** @description The preferences after the change. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            /** @description [Invalid value](#error-invalid) · [Body is not a JSON object](#error-bad-json). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    getCreateContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the content.
                 * @example 91
                 */
                contentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Content"];
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    updateCreateContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the content.
                 * @example 91
                 */
                contentId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The new name. White space at both ends is removed.
                     * @example Ferry timetable 2025
                     */
                    name?: string;
                    /**
                     * @description Language of the text to write: a language such as `en`, or one with a region such as `en-US`.
                     * @example en-GB
                     */
                    language?: string;
                    /**
                     * @description The kind of text. `blog-post` gives a blog post; any other word gives a general article.
                     * @example blog-post
                     */
                    template?: string;
                    /**
                     * @description The parameters to change. Keys that are not sent stay.
                     * @example {
                     *       "sections": [
                     *         "Summer",
                     *         "Winter",
                     *         "Holidays"
                     *       ]
                     *     }
                     */
                    templateParams?: {
                        /**
                         * @description Length to aim for, in words. `null` removes it; the text then aims for 250 words.
                         * @example 300
                         */
                        contentLength?: number | null;
                        /**
                         * Format: int64
                         * @description Id of a memory whose wording the text is to use. `null` removes it.
                         * @example 4312
                         */
                        memoryId?: number | null;
                        /**
                         * @description Language in which `summary` and `sections` are written. It can be changed, not removed.
                         * @example en-GB
                         */
                        language?: string;
                        /**
                         * @description Headings or subjects of the sections, at most 50. The list replaces the old one; `null` removes it.
                         * @example [
                         *       "Summer",
                         *       "Winter",
                         *       "Holidays"
                         *     ]
                         */
                        sections?: string[] | null;
                        /**
                         * @description What the text is about, in a sentence or a few. `null` removes it.
                         * @example an introduction to the ferry timetable
                         */
                        summary?: string | null;
                    };
                    /**
                     * @description The preferences to change. Keys that are not sent stay.
                     * @example {
                     *       "tone": "friendly"
                     *     }
                     */
                    preferences?: {
                        /**
                         * @description How the text should sound. `null` removes it.
                         * @example friendly
                         */
                        tone?: string | null;
                        /**
                         * @description Rules that the text should follow. `null` removes them.
                         * @example No exclamation marks.
                         */
                        styleguide?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The content after the change, with the text as it was. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Content"];
                };
            };
            /** @description [Invalid value](#error-invalid) · [Body is not a JSON object](#error-bad-json) · [Not a language code](#error-language). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only) · [Memory is private](#error-memory-not-shared). */
            401: {
                headers: {
                    /**
                     * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                     * @example Basic realm="Parlance"
                     */
                    "WWW-Authenticate"?: string;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    deleteCreateContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the content.
                 * @example 91
                 */
                contentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content was deleted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description Id of the deleted content.
                         * @example 91
                         */
                        id: number;
                    };
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    regenerateCreateContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the content.
                 * @example 91
                 */
                contentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new text as a stream of server-sent events. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            /** @description [Only HTTPS](#error-https-only) · [Terms not signed](#error-terms-unsigned). */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    listWorkflowTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates, ordered by id. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowTemplate"][];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description True lists archived jobs only, false all others. Without it both are listed.
                 * @example false
                 */
                isArchived?: boolean;
                /**
                 * @description True lists jobs whose `deliveredAt` is set, false jobs whose `deliveredAt` is null. Without it both are listed. A delivered job that was archived afterwards still counts as delivered.
                 * @example true
                 */
                isDelivered?: boolean;
                /**
                 * @description How many jobs to skip, counted from the newest.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description How many jobs to return at most.
                 * @example 25
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs, newest first; `[]` when none fits. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"][];
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    createJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The job's name. White space around it is removed.
                     * @example Spring leaflets
                     */
                    name: string;
                    /**
                     * @description The files to translate, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
                     * @example [
                     *       2207
                     *     ]
                     */
                    fileIds: number[];
                    /** @description The languages to translate into; each pair becomes a project. A job has at most 10,000 documents, one for each file in each pair. */
                    languagePairs: components["schemas"]["LanguagePair"][];
                    /**
                     * @description Language of the files, an ISO 639-1 code. The memory of every pair must translate from it.
                     * @example en
                     */
                    srcLang: string;
                    /**
                     * @description Region of the source language, an ISO 3166-1 code.
                     * @example GB
                     */
                    srcLocale?: string;
                    /**
                     * Format: date-time
                     * @description When the work is due, for all pairs that have no `dueDate` of their own. A date alone means midnight UTC.
                     * @example 2025-04-30T16:00:00.000Z
                     */
                    due?: string;
                    /**
                     * @description Stored with the job for your own use; it changes nothing.
                     * @example false
                     */
                    isPlural?: boolean;
                    /**
                     * Format: int64
                     * @description The [workflow](#listWorkflowTemplates) of all pairs that name none themselves. Without it the template `Translate` is used.
                     * @example 2
                     */
                    workflowTemplateId?: number;
                    /**
                     * Format: int32
                     * @description A [domain](#listDomains); its default filter configurations are used for reading the files.
                     * @example 1
                     */
                    domainId?: number;
                };
            };
        };
        responses: {
            /** @description The new job, active, and `COMPLETE`, `PENDING` or, when no file could be read, `FAILED`. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid) · [Body is not a JSON object](#error-bad-json) · [Not a language code](#error-language) · [Not a region](#error-region) · [Memory has other languages](#error-pair-mismatch) · [Stage cannot be assigned](#error-stage) · [User of another organization](#error-user). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only) · [Memory is private](#error-memory-not-shared). */
            401: {
                headers: {
                    /**
                     * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                     * @example Basic realm="Parlance"
                     */
                    "WWW-Authenticate"?: string;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description [Only HTTPS](#error-https-only) · [No permission for the file](#error-file-forbidden). */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [File was deleted](#error-file-deleted). */
            410: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
                 * @example 57
                 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    updateJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
                 * @example 57
                 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The new name. White space around it is removed.
                     * @example Spring leaflets, second edition
                     */
                    name?: string;
                    /**
                     * @description The new due date: an ISO 8601 string, or a number of seconds since 1970, or of milliseconds from 100,000,000,000 up. Null removes the date. It beats `due`.
                     * @example 2025-05-02T16:00:00.000Z
                     */
                    dueDate?: string | number | null;
                    /**
                     * @description Another name for `dueDate`, as the [job](#Job.due) itself calls it.
                     * @example 2025-05-02T16:00:00.000Z
                     */
                    due?: string | number | null;
                    /**
                     * @description The new value of [isProcessing](#Job.isProcessing), as text or as a number.
                     * @example -2
                     * @enum {string|integer}
                     */
                    isProcessing?: "0" | "1" | "-2" | 0 | 1 | -2;
                    /**
                     * @description What went wrong. It is kept with the job and not shown in any answer.
                     * @example source system offline
                     */
                    processingErrorMsg?: string;
                };
            };
        };
        responses: {
            /** @description The job after the change. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description [Invalid value](#error-invalid) · [Body is not a JSON object](#error-bad-json). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    deleteJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
                 * @example 57
                 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job was deleted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The id of the deleted job.
                         * @example 57
                         */
                        id: number;
                    };
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    getJobStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
                 * @example 57
                 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The word counts of the job and of each project. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description All words of the job, the sum of the three other figures.
                         * @example 18
                         */
                        sourceWords: number;
                        /**
                         * @description Words in segments that a memory knows exactly.
                         * @example 13
                         */
                        exactWords: number;
                        /**
                         * @description Words in segments that resemble one in a memory.
                         * @example 5
                         */
                        fuzzyWords: number;
                        /**
                         * @description Words in all other segments.
                         * @example 0
                         */
                        newWords: number;
                        /** @description The same figures per project. */
                        projects: {
                            /**
                             * Format: int64
                             * @description The project's id.
                             * @example 310
                             */
                            id: number;
                            /**
                             * @description All words of the project.
                             * @example 18
                             */
                            sourceWords: number;
                            /**
                             * @description Words in segments that the memory knows exactly.
                             * @example 13
                             */
                            exactWords: number;
                            /**
                             * @description Words in segments that resemble one in the memory.
                             * @example 5
                             */
                            fuzzyWords: number;
                            /**
                             * @description Words in all other segments.
                             * @example 0
                             */
                            newWords: number;
                        }[];
                    };
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    archiveJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
                 * @example 57
                 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archived job. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    unarchiveJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
                 * @example 57
                 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job after the change. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    deliverJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
                 * @example 57
                 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivered job. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Job is archived or delivered](#error-job-closed) · [Job could not be created](#error-job-failed). */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    reactivateJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
                 * @example 57
                 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job after the change. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Job is archived or delivered](#error-job-closed) · [Job could not be created](#error-job-failed). */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    exportJob: {
        parameters: {
            query: {
                /**
                 * @description What to export.
                 * @example files
                 */
                type: "files" | "memory";
            };
            header?: never;
            path: {
                /**
                 * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
                 * @example 57
                 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export has been started. The answer has no content. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Job still being created](#error-job-pending) · [Job could not be created](#error-job-failed) · [Another export runs](#error-export-running). */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    downloadJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
                 * @example 57
                 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ZIP. */
            200: {
                headers: {
                    /**
                     * @description The file name to save under, `job-{id}.zip`.
                     * @example attachment; filename="job-57.zip"; filename*=UTF-8''job-57.zip
                     */
                    "Content-Disposition"?: string;
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Bytes;
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Job not exported](#error-not-exported) · [Export still runs](#error-exporting) · [Export failed](#error-export-failed). */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /**
                 * @description Only projects with one of these ids, separated by commas.
                 * @example [
                 *       310
                 *     ]
                 */
                id?: number[];
                /**
                 * @description Only projects with this source language, an ISO 639-1 code.
                 * @example en
                 */
                srclang?: string;
                /**
                 * @description Only projects with this target language, an ISO 639-1 code.
                 * @example de
                 */
                trglang?: string;
                /**
                 * @description Only projects created at this time or later, in seconds since 1970. An ISO 8601 date is accepted too.
                 * @example 1741600800
                 */
                from_time?: number;
                /**
                 * @description Only projects created before this time, in seconds since 1970. An ISO 8601 date is accepted too.
                 * @example 1741687200
                 */
                to_time?: number;
                /**
                 * @description Only projects in this state.
                 * @example inReview
                 */
                state?: "backlog" | "inProgress" | "inReview" | "inQA" | "done";
                /**
                 * @description True lists archived projects too, false leaves them out.
                 * @example false
                 */
                archived?: boolean;
                /**
                 * @description Only projects whose [metadata](#Project.metadata) has this value under `connectorId`. It finds the number 7 as well as the text "7".
                 * @example 7
                 */
                connector_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects; `[]` when none fits. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: int64
                     * @description The [memory](#Memory) to translate with; it decides the languages.
                     * @example 4312
                     */
                    memory_id: number;
                    /**
                     * @description The project's name. White space around it is removed.
                     * @example Spring leaflets
                     */
                    name: string;
                    /**
                     * Format: int64
                     * @description The [job](#Job) that is to hold the project. It must be neither archived nor delivered. Without it a new job is made.
                     * @example 57
                     */
                    job_id?: number;
                    /**
                     * @description When the project is due, in seconds since 1970, as a number or as digits in a string.
                     * @example 1746028800
                     */
                    due_date?: number;
                    /**
                     * @description Your own keys and values: at most 50 keys, each with a string, a number or a boolean. A value under `connectorId` can be searched for with [listProjects](#listProjects).
                     * @example {
                     *       "connectorId": 7,
                     *       "ticket": "HS-118"
                     *     }
                     */
                    metadata?: {
                        [key: string]: string | number | boolean;
                    };
                    /**
                     * Format: int64
                     * @description The workflow to follow, from [listWorkflowTemplates](#listWorkflowTemplates). It beats `workflow_template_name`; with neither, the template `Translate` is used.
                     * @example 2
                     */
                    workflowTemplateId?: number;
                    /**
                     * @description The workflow by its name. A name that no template has gets [404](#error-not-found).
                     * @example Translate > Review
                     */
                    workflow_template_name?: string;
                    /**
                     * @description How much of the text is to be reviewed. It is for your information and changes no state.
                     * @default 100
                     * @example 100
                     */
                    sample_review_percentage?: number;
                    /**
                     * @description The machine translation that you prefer. Stored only.
                     * @default neural
                     * @example neural
                     */
                    llm_provider?: string;
                    /**
                     * Format: int32
                     * @description A model of [listDomains](#listDomains). Stored only.
                     * @example 1
                     */
                    external_model_id?: number;
                    /**
                     * Format: int32
                     * @description A [domain](#Domain) that the project belongs to. Stored only.
                     * @example 1
                     */
                    domainId?: number;
                    /**
                     * @description Whether the texts hold plural forms. Stored only.
                     * @example false
                     */
                    is_plural?: boolean;
                    /**
                     * @description Whether translators have to run the batch quality check. Stored only.
                     * @example false
                     */
                    require_batch_qa_translator?: boolean;
                    /**
                     * @description Whether prompts may be labelled. Stored only.
                     * @example false
                     */
                    enable_prompt_labeling?: boolean;
                    /**
                     * @description Whether the project is optimised for people working with AI. Stored only.
                     * @example false
                     */
                    is_enhanced_human_ai_optimized?: boolean;
                    /**
                     * @description What kind of work the project holds. Stored only.
                     * @default TRANSLATION
                     * @example TRANSLATION
                     * @enum {string}
                     */
                    job_type?: "TRANSLATION" | "PROMPT_RESPONSE";
                    /**
                     * @description Further advice to the people who work on the project. Stored only.
                     * @example Use the formal address.
                     */
                    additional_guidelines?: string;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * Format: int64
                     * @description The [memory](#Memory) to translate with; it decides the languages.
                     * @example 4312
                     */
                    memory_id: number;
                    /**
                     * @description The project's name. White space around it is removed.
                     * @example Spring leaflets
                     */
                    name: string;
                    /**
                     * Format: int64
                     * @description The [job](#Job) that is to hold the project. It must be neither archived nor delivered. Without it a new job is made.
                     * @example 57
                     */
                    job_id?: number;
                    /**
                     * @description When the project is due, in seconds since 1970, as a number or as digits in a string.
                     * @example 1746028800
                     */
                    due_date?: number;
                    /**
                     * @description Your own keys and values: at most 50 keys, each with a string, a number or a boolean. A value under `connectorId` can be searched for with [listProjects](#listProjects).
                     * @example {
                     *       "connectorId": 7,
                     *       "ticket": "HS-118"
                     *     }
                     */
                    metadata?: {
                        [key: string]: string | number | boolean;
                    };
                    /**
                     * Format: int64
                     * @description The workflow to follow, from [listWorkflowTemplates](#listWorkflowTemplates). It beats `workflow_template_name`; with neither, the template `Translate` is used.
                     * @example 2
                     */
                    workflowTemplateId?: number;
                    /**
                     * @description The workflow by its name. A name that no template has gets [404](#error-not-found).
                     * @example Translate > Review
                     */
                    workflow_template_name?: string;
                    /**
                     * @description How much of the text is to be reviewed. It is for your information and changes no state.
                     * @default 100
                     * @example 100
                     */
                    sample_review_percentage?: number;
                    /**
                     * @description The machine translation that you prefer. Stored only.
                     * @default neural
                     * @example neural
                     */
                    llm_provider?: string;
                    /**
                     * Format: int32
                     * @description A model of [listDomains](#listDomains). Stored only.
                     * @example 1
                     */
                    external_model_id?: number;
                    /**
                     * Format: int32
                     * @description A [domain](#Domain) that the project belongs to. Stored only.
                     * @example 1
                     */
                    domainId?: number;
                    /**
                     * @description Whether the texts hold plural forms. Stored only.
                     * @example false
                     */
                    is_plural?: boolean;
                    /**
                     * @description Whether translators have to run the batch quality check. Stored only.
                     * @example false
                     */
                    require_batch_qa_translator?: boolean;
                    /**
                     * @description Whether prompts may be labelled. Stored only.
                     * @example false
                     */
                    enable_prompt_labeling?: boolean;
                    /**
                     * @description Whether the project is optimised for people working with AI. Stored only.
                     * @example false
                     */
                    is_enhanced_human_ai_optimized?: boolean;
                    /**
                     * @description What kind of work the project holds. Stored only.
                     * @default TRANSLATION
                     * @example TRANSLATION
                     * @enum {string}
                     */
                    job_type?: "TRANSLATION" | "PROMPT_RESPONSE";
                    /**
                     * @description Further advice to the people who work on the project. Stored only.
                     * @example Use the formal address.
                     */
                    additional_guidelines?: string;
                };
            };
        };
        responses: {
            /** @description The new project, without documents. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid) · [Body is not a JSON object](#error-bad-json). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [No valid key](#error-unauthorized) · [Key in the query](#error-development-key-only) · [Memory is private](#error-memory-not-shared). */
            401: {
                headers: {
                    /**
                     * @description Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.
                     * @example Basic realm="Parlance"
                     */
                    "WWW-Authenticate"?: string;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Job is archived or delivered](#error-job-closed). */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    deleteProject: {
        parameters: {
            query: {
                /**
                 * @description The project's id, from [listProjects](#listProjects).
                 * @example 310
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project was deleted. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The id of the deleted project.
                         * @example 310
                         */
                        id: number;
                        /**
                         * @description Always `true`.
                         * @example true
                         * @constant
                         */
                        deleted: true;
                    };
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    downloadDocument: {
        parameters: {
            query: {
                /**
                 * @description The document's id, from [listProjects](#listProjects) or [uploadDocument](#uploadDocument).
                 * @example 905
                 */
                id: number;
                /**
                 * @description True returns XLIFF 1.2, false the format of the uploaded file.
                 * @example true
                 */
                is_xliff?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /**
                     * @description The file name to save under: the document's name, followed by `.xliff` when XLIFF was asked for.
                     * @example attachment; filename="leaflet.txt.xliff"; filename*=UTF-8''leaflet.txt.xliff
                     */
                    "Content-Disposition"?: string;
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Bytes;
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Document still being imported](#error-importing) · [Document could not be imported](#error-import-failed). */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            /** @description [Document could not be exported](#error-document-export-failed) · [Server error](#error-server-error). */
            500: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Document in pretranslation](#error-pretranslating). */
            502: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description All options as one JSON object, instead of or beside one header per option. A header of its own beats the same name in here. Use it where a proxy drops header names with underscores. */
                "LILT-API"?: string;
                /**
                 * @description The file's name. Its extension decides how the file is read. URI-encode characters outside US-ASCII: `gr%C3%B6%C3%9Fe.txt`. Control characters are refused.
                 * @example leaflet.txt
                 */
                name?: string;
                /**
                 * @description The project that the document belongs to, or is to belong to.
                 * @example 310
                 */
                project_id?: number;
                /**
                 * @description Fills the segments with drafts, in the background. Upper and lower case do not matter. Without it the segments stay empty.
                 * @example TM+MT
                 */
                pretranslate?: "TM" | "TM+MT";
                /**
                 * @description True confirms what is beyond doubt without a translator: exact matches of the pretranslation and, in XLIFF, targets without a state.
                 * @example false
                 */
                auto_accept?: boolean;
                /**
                 * @description False lets text that differs only in upper and lower case count as an exact match.
                 * @example false
                 */
                case_sensitive?: boolean;
                /**
                 * @description True credits accepted segments to the author of the match; false credits them to the user of the key.
                 * @example false
                 */
                match_attribution?: boolean;
                /**
                 * @description A filter configuration of [listDomains](#listDomains) that reads the file, instead of the one for its extension.
                 * @example 1
                 */
                config_id?: number;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The bytes of the file, as they are: see [uploads](#uploads). In cURL use `--data-binary`; `multipart/form-data` is refused with 415. */
        requestBody: {
            content: {
                "application/octet-stream": Bytes;
            };
        };
        responses: {
            /** @description The document with its segments. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid) · [Empty body](#error-empty-body) · [Header is not ASCII](#error-header-encoding) · [LILT-API is not JSON](#error-options-header) · [XLIFF of another project](#error-xliff-other-project) · [XLIFF does not fit its document](#error-xliff-mismatch). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Project is archived or delivered](#error-project-closed) · [Document still being imported](#error-importing). */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    listFiles: {
        parameters: {
            query?: {
                /**
                 * @description Only this file.
                 * @example 2207
                 */
                id?: number;
                /**
                 * @description Only files that carry **all** of these labels, separated by commas.
                 * @example [
                 *       "spring"
                 *     ]
                 */
                labels?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files; `[]` when none fits. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceFile"][];
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            /** @description [Only HTTPS](#error-https-only) · [No permission for the file](#error-file-forbidden). */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [File was deleted](#error-file-deleted). */
            410: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    uploadFile: {
        parameters: {
            query?: {
                /**
                 * @description The file's name. Its extension later decides how the file is read. URI-encode characters outside US-ASCII: `gr%C3%B6%C3%9Fe.txt`. Control characters are refused.
                 * @example leaflet.txt
                 */
                name?: string;
                /**
                 * @description A hash of your own to keep with the file. Without it the MD5 of the bytes is stored.
                 * @example 61796af9b571f183bbda9e8c3128ed63
                 */
                file_hash?: string;
                /**
                 * @description True starts the detection of the language.
                 * @example true
                 */
                langId?: boolean;
                /**
                 * @description A project that the file has to do with. It is stored and appears in no answer.
                 * @example 310
                 */
                project_id?: number;
                /**
                 * @description What the file is for.
                 * @example API
                 */
                category?: "API" | "REFERENCE";
                /**
                 * @description Labels to put on the file, separated by commas.
                 * @example [
                 *       "spring"
                 *     ]
                 */
                labels?: string[];
                /**
                 * @description The kind of job that the file is meant for. It is stored and appears in no answer.
                 * @example TRANSLATION
                 */
                job_type?: string;
            };
            header?: {
                /** @description All fields as one JSON object. The query beats it, and so does a header of its own. */
                "LILT-API"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The bytes of the file, as they are: see [uploads](#uploads). In cURL use `--data-binary`; `multipart/form-data` is refused with 415. */
        requestBody?: {
            content: {
                "application/octet-stream": Bytes;
            };
        };
        responses: {
            /** @description The stored file. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceFile"];
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid) · [Header is not ASCII](#error-header-encoding) · [LILT-API is not JSON](#error-options-header). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    deleteFile: {
        parameters: {
            query: {
                /**
                 * @description The file's id, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
                 * @example 2207
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file was deleted. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            /** @description [Only HTTPS](#error-https-only) · [No permission for the file](#error-file-forbidden). */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [File was deleted](#error-file-deleted). */
            410: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    downloadFile: {
        parameters: {
            query: {
                /**
                 * @description The file's id, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
                 * @example 2207
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uploaded bytes. */
            200: {
                headers: {
                    /**
                     * @description The file name to save under. `filename*` holds the exact name, `filename` one in US-ASCII.
                     * @example attachment; filename="leaflet.txt"; filename*=UTF-8''leaflet.txt
                     */
                    "Content-Disposition"?: string;
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Bytes;
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            /** @description [Only HTTPS](#error-https-only) · [No permission for the file](#error-file-forbidden). */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [File was deleted](#error-file-deleted). */
            410: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    addFileLabel: {
        parameters: {
            query: {
                /**
                 * @description The file's id, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
                 * @example 2207
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The label, without commas.
                     * @example checked
                     */
                    name: string;
                };
            };
        };
        responses: {
            /** @description The file carries the label. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid) · [Body is not a JSON object](#error-bad-json). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            /** @description [Only HTTPS](#error-https-only) · [No permission for the file](#error-file-forbidden). */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [File was deleted](#error-file-deleted). */
            410: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    removeFileLabel: {
        parameters: {
            query: {
                /**
                 * @description The file's id, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
                 * @example 2207
                 */
                id: number;
                /**
                 * @description The label to remove.
                 * @example checked
                 */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file does not carry the label. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            /** @description [Only HTTPS](#error-https-only) · [No permission for the file](#error-file-forbidden). */
            403: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [File was deleted](#error-file-deleted). */
            410: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks, ordered by id. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address, its name and the events that it wants. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A name for people. It need not be unique.
                     * @example Deliveries
                     */
                    webhookName: string;
                    webhookUrl: components["schemas"]["WebhookUrl"];
                    eventType: components["schemas"]["WebhookEventTypes"];
                };
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid) · [Body is not a JSON object](#error-bad-json) · [Webhook address refused](#error-webhook-url). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook, from [createWebhook](#createWebhook) or [listWebhooks](#listWebhooks).
                 * @example 14
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook, from [createWebhook](#createWebhook) or [listWebhooks](#listWebhooks).
                 * @example 14
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description At least one of the three fields. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A name for people. It need not be unique.
                     * @example Deliveries
                     */
                    webhookName?: string;
                    webhookUrl?: components["schemas"]["WebhookUrl"];
                    eventType?: components["schemas"]["WebhookEventTypes"];
                };
            };
        };
        responses: {
            /** @description The webhook after the change. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description [Invalid value](#error-invalid) · [Body is not a JSON object](#error-bad-json) · [Webhook address refused](#error-webhook-url) · [Nothing to update](#error-webhook-nothing). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Body too large](#error-too-large). */
            413: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description [Wrong kind of body](#error-wrong-type). */
            415: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook, from [createWebhook](#createWebhook) or [listWebhooks](#listWebhooks).
                 * @example 14
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is deleted. The answer has no body. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    listDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains, ordered by id. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainList"];
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [No domains](#error-no-domains). */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    receiveJobUpdate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event that the body tells of. The body itself does not name it.
                 * @example JOB_DELIVER
                 */
                "Parlance-Event": components["parameters"]["ParlanceEvent"];
                /**
                 * @description The id of this delivery. It stays the same when the delivery is repeated, so that you can drop repeats.
                 * @example evt_57_1
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the delivery was sent, in seconds since 1970. Part of what is signed.
                 * @example 1745832600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, made with the secret of the
                 *     webhook.
                 * @example v1,/lmFPVh7iOT91RGKZ/sALjtONIQNv5ECx7BRI6GYVhc=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The job as it is now. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobUpdateEvent"];
            };
        };
        responses: {
            /** @description Ends the repeats of this delivery at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any 2xx within 15 seconds means that the event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveJobDeliver: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event that the body tells of. The body itself does not name it.
                 * @example JOB_DELIVER
                 */
                "Parlance-Event": components["parameters"]["ParlanceEvent"];
                /**
                 * @description The id of this delivery. It stays the same when the delivery is repeated, so that you can drop repeats.
                 * @example evt_57_1
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the delivery was sent, in seconds since 1970. Part of what is signed.
                 * @example 1745832600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, made with the secret of the
                 *     webhook.
                 * @example v1,/lmFPVh7iOT91RGKZ/sALjtONIQNv5ECx7BRI6GYVhc=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The job as it is now, with the time of its delivery. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobDeliverEvent"];
            };
        };
        responses: {
            /** @description Ends the repeats of this delivery at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any 2xx within 15 seconds means that the event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveProjectUpdate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event that the body tells of. The body itself does not name it.
                 * @example JOB_DELIVER
                 */
                "Parlance-Event": components["parameters"]["ParlanceEvent"];
                /**
                 * @description The id of this delivery. It stays the same when the delivery is repeated, so that you can drop repeats.
                 * @example evt_57_1
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the delivery was sent, in seconds since 1970. Part of what is signed.
                 * @example 1745832600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, made with the secret of the
                 *     webhook.
                 * @example v1,/lmFPVh7iOT91RGKZ/sALjtONIQNv5ECx7BRI6GYVhc=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The project as it is now. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectUpdateEvent"];
            };
        };
        responses: {
            /** @description Ends the repeats of this delivery at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any 2xx within 15 seconds means that the event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveProjectDeliver: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event that the body tells of. The body itself does not name it.
                 * @example JOB_DELIVER
                 */
                "Parlance-Event": components["parameters"]["ParlanceEvent"];
                /**
                 * @description The id of this delivery. It stays the same when the delivery is repeated, so that you can drop repeats.
                 * @example evt_57_1
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When the delivery was sent, in seconds since 1970. Part of what is signed.
                 * @example 1745832600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, made with the secret of the
                 *     webhook.
                 * @example v1,/lmFPVh7iOT91RGKZ/sALjtONIQNv5ECx7BRI6GYVhc=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which project was delivered. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectDeliverEvent"];
            };
        };
        responses: {
            /** @description Ends the repeats of this delivery at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any 2xx within 15 seconds means that the event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
