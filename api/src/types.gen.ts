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
         * List languages
         * @description Returns every pair of [supported languages](#supported-languages) and the English name of every language code.
         *
         *     Use it to build language menus, to check a pair before [createMemory](#createMemory), or to check your API key.
         *     `source_to_target.en.de` is `true` if English to German is supported. Unsupported pairs are absent, never
         *     `false`. The source and target languages can be the same (`en` to `en`), for example to rewrite text in your
         *     house style.
         *
         *     The codes identify only languages (ISO 639-1). Regions such as `GB` are separate fields of
         *     [createMemory](#createMemory) and don't need their own pair.
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
         * List memories
         * @description Returns all memories you have access to: your own and those shared with your team. With `id`, the response is an
         *     array with only that memory.
         *
         *     Poll this operation after [importMemory](#importMemory) and [exportTermbase](#exportTermbase): processing is
         *     complete when [is_processing](#Memory.is_processing) is no longer `true`. Poll at most once per second.
         */
        get: operations["listMemories"];
        /**
         * Rename a memory
         * @description Renames a memory. Its ID, languages, and entries stay the same, and everything that uses the memory keeps
         *     working. To change the languages, create a new memory.
         */
        put: operations["updateMemory"];
        /**
         * Create a memory
         * @description Creates an empty memory for a language pair. You need a memory before you can translate, query, or create jobs.
         *
         *     The new memory is private to you until it is shared with the team on the server's command line. It is empty, so translating with it returns the source words with a score of 0. To fill it, use [importMemory](#importMemory).
         *
         *     You can't change the languages or regions later, only the name. The pair must be one that
         *     [getLanguages](#getLanguages) returns. Names don't have to be unique, so sending the request twice creates two
         *     memories.
         *
         *     The body can be JSON or a URL-encoded form.
         */
        post: operations["createMemory"];
        /**
         * Delete a memory
         * @description Deletes a memory and all its entries and terms. This can't be undone.
         *
         *     You can delete a memory while projects use it. These projects stay readable but don't accept new documents, and
         *     their confirmed segments are no longer stored in a memory. Deleting the same memory again returns 404.
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
         * Search a memory
         * @description Finds the entries whose source is most similar to `query`, best match first. Use this operation to show the
         *     contents of a memory, or to find a wrong entry and delete it with [deleteMemorySegment](#deleteMemorySegment).
         *     To get a translation instead, use [translateText](#translateText).
         *
         *     Only the source side is compared, and only entries with a [score](#TranslationMemoryEntry.score) of 75 or more
         *     are returned. Entries with equal scores are ordered newest first. Terms in the termbase aren't searched. If
         *     there is no match, the response is `[]`.
         *
         *     URL-encode `query` (`curl -G --data-urlencode`, `URLSearchParams`, `urllib.parse.urlencode`).
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
         * @description Adds the translations or terms from a file to a memory. The body is the file itself; all other options are
         *     passed as [headers](#uploads), either individually or together in one `LILT-API` header. Individual headers take
         *     precedence. If a proxy drops header names with underscores, use hyphens (`memory-id`) or `LILT-API`.
         *
         *     The file extension in `name` determines the format:
         *
         *     | Extension | What is imported |
         *     |---|---|
         *     | `.tmx`, `.tmx.zip`, `.sdltm`, `.xliff`, `.xlf`, `.sdlxliff`, `.mqxliff`, `.mxliff`, `.txlf` | translations |
         *     | `.csv`, `.tsv`, `.xlsx`, `.tbx` | terms |
         *
         *     A file with any other extension is accepted, but its import fails with [Unsupported file
         *     type](#reason-unsupported-file-type). Files in memoQ's `.tmq` format can't be imported: export the memory from
         *     memoQ as TMX.
         *
         *     The import runs asynchronously. Poll [listMemories](#listMemories) until [is_processing](#Memory.is_processing)
         *     is `false`.
         *
         *     If several imports run at the same time, get the result of a specific import with the `import_id` parameter of
         *     [listMemories](#listMemories).
         *
         *     **200 means accepted, not imported.** Only the options are checked before the response is sent; a file that
         *     can't be read is accepted but changes nothing. In that case, the memory's
         *     [import_error_message](#Memory.import_error_message) contains the reason. If there is no such message, the
         *     import succeeded. If [version](#Memory.version) increased, the import added data. Don't rely on the file
         *     name in [resources](#Memory.resources): a file with the same name may have been imported before.
         *
         *     **Translations.** Units in languages other than the memory's are skipped; regions aren't compared. Duplicate
         *     pairs are stored again unless `skip_duplicates` is set.
         *
         *     **Terms.** A CSV file should be UTF-8, with the source term in the first column and the target term in the
         *     second. Up to 1,000 more columns are stored as metadata. Their names come from the header row; without a header
         *     row, they are `column3`, `column4`, and so on. Quote fields that contain commas. Rows without a source or a
         *     target and entries of more than 10,000 characters are skipped. If a pair already exists, it is updated.
         *
         *     Columns with these names in the header row change how a term is used. In `Forbidden`, `yes` means that machine
         *     translation never uses the target for the source. In `Do not translate`, `yes` means that the source term isn't
         *     translated. In `Case sensitive`, `yes` means that the term is found only with the same capitalization.
         *     `Variants` lists other accepted translations, separated by `;`. `Locale` limits the term to target locales such
         *     as `de-AT`. Exact matches from the memory are always returned as they were confirmed. Quality checks report
         *     translations that don't follow the terms.
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
         * Export a termbase
         * @description Starts exporting the terms of a memory to a CSV file. The export runs asynchronously: poll
         *     [listMemories](#listMemories) until [is_processing](#Memory.is_processing) is `false`, then get the file with
         *     [downloadTermbase](#downloadTermbase).
         *
         *     You can pass the ID in the query or in a JSON body. The query takes precedence. An export that starts during an import waits for the import, so it includes the
         *     imported terms. A termbase doesn't contain translations; to export the translations of a job, use
         *     [exportJob](#exportJob) with the type `memory`.
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
         * Download a termbase
         * @description Returns the CSV file of the last finished [exportTermbase](#exportTermbase). You can download it any number of
         *     times. Terms added since the export aren't included; export the termbase again to get them.
         *
         *     Before the first export, and during an export, the response is 409.
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
         * Delete a memory entry
         * @description Deletes one entry from a memory, for example a wrong translation. Find the entry with
         *     [queryMemory](#queryMemory) and use its `metadata.segment_id`.
         *
         *     Starting with the next query or translation, the entry no longer appears. If the pair was stored several times,
         *     each copy is a separate entry.
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
         * @description Translates one string immediately, using the wording of a memory. Use this operation for text that can't wait:
         *     chat messages, product descriptions, app strings. For files or many strings, use
         *     [translateFiles](#translateFiles). For translations that linguists review, use [createJob](#createJob).
         *
         *     The response contains up to `n` exact matches from the memory (`isTMMatch: true`, score 100), newest first. Then
         *     it lists up to `n` machine translations, best first. The translation to show is `translation[0].target`. Fuzzy
         *     matches influence the machine translation but aren't listed; to see them, use [queryMemory](#queryMemory).
         *
         *     - **Sparse memory.** If the memory has too few entries for a useful translation, the source words are
         *       returned with a score of 0. A fuzzy match is never returned as a translation. Import data first.
         *     - **Inline tags** are `<name …>`, `</name>`, and `<name …/>`. They are removed from `target`; set
         *       `project_tags` to get them in `targetWithTags`.
         *     - **Placeholders** such as `{0}` and `%s` are copied unchanged. For ICU messages with arguments, plurals, or
         *       choices, set `containsICUData` to preserve their syntax.
         *     - **Charges.** With a production key, the source characters of every string are billed.
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
         * List file translations
         * @description Returns the file translations that match all filters, ordered by ID. At least one filter is required.
         *
         *     Poll this operation after [translateFiles](#translateFiles): request all IDs together, at most once per second,
         *     until each translation is `ReadyForDownload` or `Failed`. `Completed` isn't final: the file is still being
         *     built.
         *
         *     Failures are reported only here: the response is 200, and [errorMsg](#TranslationInfo.errorMsg) is one of nine
         *     reasons. IDs that don't exist are omitted without an error.
         *
         *     For each status and its cause, see the [states of a file translation](#states-file-translation).
         */
        get: operations["listFileTranslations"];
        put?: never;
        /**
         * Translate files
         * @description Starts translating one or more uploaded files and returns immediately, with one
         *     [TranslationInfo](#TranslationInfo) per file in the same order. Upload the files with
         *     [uploadFile](#uploadFile) first; it lists the supported formats.
         *
         *     Then poll [listFileTranslations](#listFileTranslations) until each translation is `ReadyForDownload` or
         *     `Failed`, and get each result with [downloadTranslation](#downloadTranslation). If a file can't be translated,
         *     this request still succeeds; the file's translation becomes `Failed` later, with a reason. Instead of polling,
         *     you can receive [INSTANT_TRANSLATE_COMPLETED](#webhook-INSTANT_TRANSLATE_COMPLETED) and
         *     [INSTANT_TRANSLATE_FAILED](#webhook-INSTANT_TRANSLATE_FAILED) webhooks.
         *
         *     You can pass the fields in the query or in a JSON body; the query takes precedence. Specifying the same file twice,
         *     or sending the request twice, creates two translations. With a production key, the source characters of each
         *     translation that reaches `Completed` are billed.
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
         * @description Returns the translated file, in the same format and with the same name as its source file. You can download it
         *     any number of times, even after the source file is deleted.
         *
         *     Only a translation with the status `ReadyForDownload` has a file. While the status is `Completed`, the request
         *     waits up to 10 seconds for the file. If the file isn't ready by then, or the status is `InProgress` or `Failed`,
         *     the response is 409. Note the paths: the status is at `/v2/translate/file`, and the file is at
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
         * Sign the Create terms
         * @description Records whether your organization agrees to the terms and conditions of Create: `true` accepts them, and `false` withdraws the agreement. Sign once, before you generate any text. The signature applies to all of the organization's keys.
         *
         *     [generateCreateContent](#generateCreateContent) and [regenerateCreateContent](#regenerateCreateContent) return
         *     403 without it. You can read, update, and delete generated text without it.
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
         * List generated content
         * @description Returns everything your organization has generated. Each [Content](#Content) includes its parameters and its
         *     text. The list is ordered from oldest to newest.
         */
        get: operations["listCreateContents"];
        put?: never;
        /**
         * Generate content
         * @description Generates text from your parameters and streams it as it is generated. The parameters and the text are stored as
         *     a [Content](#Content) that you can read, update, and regenerate.
         *
         *     The response is a [stream of server-sent events](#streaming) (see also its [states](#states-content-stream)):
         *
         *     1. Any number of unnamed events, each with a piece of the text: `{"text": "…"}`. Concatenate them to get the
         *        full text.
         *     2. One event named `fullcontent` with the finished [Content](#Content), including its ID.
         *     3. One unnamed event whose data is `[DONE]`. It isn't JSON. Then the stream closes.
         *
         *     If generation fails, an event named `error` replaces the remaining events, and the stream closes without
         *     `[DONE]`. The text generated so far is kept. If an error occurs before the first event, the response is a regular JSON error with its own status.
         *
         *     The first event arrives within a second, and the stream closes within 50 seconds. Every 15 seconds, a comment line (one that begins with a colon) keeps the connection open; skip it. Events can be split across reads, so buffer
         *     the input and split it at blank lines. If you close the connection, generation stops, and the text generated so
         *     far is kept.
         *
         *     Only `language`, `template`, and `templateParams.language` are required. With `templateParams.memoryId`, the
         *     text uses the wording of that memory. A server without a text provider uses its built-in generator. It combines
         *     the summary, the sections, and the memory into plain text and is deterministic: the same input produces the same
         *     text.
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
         * @description Returns your organization's tone and style guide. They apply to all text generated without its own
         *     `preferences`. Each is an empty string if it isn't set.
         */
        get: operations["getCreatePreferences"];
        /**
         * Update tone and style guide
         * @description Updates the tone, the style guide, or both for the whole organization. Omitted fields keep their values; an
         *     empty string or `null` clears a field.
         *
         *     Existing text doesn't change. The new preferences apply the next time you generate text without its own
         *     `preferences`.
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
         * Get generated content
         * @description Returns generated content with its parameters and its most recent text.
         */
        get: operations["getCreateContent"];
        /**
         * Update generated content
         * @description Updates the parameters of generated content. Send only the fields that change: omitted fields keep their values,
         *     and `templateParams` and `preferences` are merged key by key. In these two objects, `null` removes a key.
         *
         *     The text doesn't change until you regenerate it with [regenerateCreateContent](#regenerateCreateContent).
         */
        put: operations["updateCreateContent"];
        post?: never;
        /**
         * Delete generated content
         * @description Deletes generated content and its parameters. This can't be undone. Deleting it again returns 404.
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
         * Regenerate content
         * @description Regenerates the text from its current parameters and streams it exactly like
         *     [generateCreateContent](#generateCreateContent). When the new text is complete, it replaces the old text; the ID
         *     stays the same. If generation fails or you close the connection, the old text is kept.
         *
         *     Not safe, although it's a GET request: each request regenerates the text. Don't prefetch or cache the URL, and
         *     don't let crawlers or link previews follow it. `HEAD` returns 405.
         *
         *     Use this operation after [updateCreateContent](#updateCreateContent), or when the organization's preferences
         *     have changed.
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
         * List workflow templates
         * @description Returns the workflow templates that a job can use, each with its stages in order.
         *
         *     Every organization has three: `Translate` (the default), `Translate > Review`, and
         *     `Translate > Review > Secondary Review`. Pass a template's `id` to [createJob](#createJob) as
         *     `workflowTemplateId`, for the whole job or for one language pair. To assign people, pass the `id` of a
         *     `TRANSLATE`, `REVIEW`, or `SECONDARY_REVIEW` stage as `workflowStageTemplateId`. `READY_TO_START` and `DONE`
         *     mark the beginning and end of the workflow, so you can't assign people to them.
         *
         *     The template also determines when a [project is finished](#Project.state): after translation, review, or the
         *     secondary review.
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
         * @description Returns your organization's jobs, newest first. Use the filters to find jobs by status, and `offset` and `limit`
         *     to page through a long list. A page with fewer than `limit` jobs is the last page.
         *
         *     Filters are combined with AND: `isDelivered=true&isArchived=false` returns delivered jobs that aren't archived
         *     yet. If a connector polls this list, downloads each job's files, and [archives](#archiveJob) the job, it
         *     processes each job exactly once.
         */
        get: operations["listJobs"];
        put?: never;
        /**
         * Create a job
         * @description Creates a job from [uploaded](#uploadFile) files: one [project](#Project) per language pair, with one
         *     [document](#Document) per file, in the order of `fileIds`. The projects have the same name as the job.
         *
         *     Each pair has a [memory](#Memory), which provides suggestions to translators and stores the segments they
         *     confirm. Set `pretranslate` for a pair to fill its segments with drafts. Specify a workflow and people if you
         *     want the translation reviewed or assigned to specific people.
         *
         *     Jobs of up to 50 documents and 1 MiB in total are imported before the response is sent. The `creationStatus` of
         *     these jobs is `COMPLETE` right away. Larger jobs return `PENDING`: poll [getJob](#getJob) until
         *     [creationStatus](#Job.creationStatus) is `COMPLETE` or `FAILED`. If at least one file can be parsed, the job
         *     becomes `COMPLETE`; check its documents with [listProjects](#listProjects) to find files that failed.
         *
         *     Upload all files first. To add a file to an existing job, upload it to each project separately with
         *     [uploadDocument](#uploadDocument).
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
         * @description Returns one job with its statistics and projects. Poll this operation while you wait for a new job (`creationStatus`) or for an export (`isProcessing`). To get the projects' documents, pass the IDs in `stats.projects` to [listProjects](#listProjects).
         */
        get: operations["getJob"];
        /**
         * Update a job
         * @description Updates the name or due date of a job, or lets a connector report its own progress on the job. Send only the
         *     fields that change; everything else keeps its value, including the due dates of the projects.
         *
         *     `isProcessing` and `processingErrorMsg` are for connectors: set `"1"` while you transfer files, `"-2"` with a
         *     message if something failed, and `"0"` once the problem is resolved. When an [export](#exportJob) finishes, it
         *     overwrites the value.
         */
        put: operations["updateJob"];
        post?: never;
        /**
         * Delete a job
         * @description Deletes the job, its projects, and its documents. **The memory entries that its documents added are also deleted.** The source files remain. This can't be undone; to hide a finished job, use [archiveJob](#archiveJob).
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
         * Recalculate job statistics
         * @description Recalculates the word counts of the job and of each project against the current memories. If entries were added
         *     to a memory, new words can become fuzzy or exact, so recalculate before you estimate effort or cost. Until then,
         *     [stats](#Job.stats) contains the word counts from the import.
         *
         *     A word is exact if its segment's match in the memory scores 100, fuzzy if it scores 75 to 99, and new
         *     otherwise. The document's own entries are excluded. The request has no body.
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
         * @description Archives a job along with its projects and documents, and unassigns its linguists. Archive a job after you download
         *     its results so that [listJobs](#listJobs) with `isArchived=false` no longer returns it. You can still read,
         *     export, and [unarchive](#unarchiveJob) it.
         *
         *     You can archive a job in [any status](#states-job-status). Idempotent: archiving an archived job returns it
         *     unchanged. The request has no body.
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
         * Unarchive a job
         * @description Changes an archived job back to active, even if it was delivered before it was archived. Its projects and documents are
         *     unarchived and keep their states. The linguists stay unassigned.
         *
         *     Idempotent: unarchiving an active or delivered job returns it unchanged. To reopen a delivered job, use
         *     [reactivateJob](#reactivateJob). The request has no body.
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
         * @description Marks a job as finished: its [status](#states-job-status) becomes `delivered`, and all its projects become
         *     `done`, regardless of their state. [JOB_DELIVER](#webhook-JOB_DELIVER) is sent.
         *
         *     Delivering a job doesn't transfer files. To get the results, use [exportJob](#exportJob) and
         *     [downloadJob](#downloadJob). Documents in a delivered job don't accept uploads; use
         *     [reactivateJob](#reactivateJob) to reopen it.
         *
         *     Idempotent: delivering a delivered job returns it unchanged. [Unarchive](#unarchiveJob) an archived job first.
         *     The request has no body.
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
         * Reactivate a job
         * @description Changes a delivered job back to active so that its documents can be changed. The projects keep their states: they stay `done` until something in them changes.
         *
         *     Idempotent: reactivating an active job returns it unchanged. To reopen an archived job, use
         *     [unarchiveJob](#unarchiveJob). The request has no body.
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
         * Export a job
         * @description Starts building a ZIP of the job asynchronously. Choose `files` for the translated files, or `memory` for TMX
         *     files with the memory entries that the job's documents added.
         *
         *     The response is an empty 200, and the job's [isProcessing](#Job.isProcessing) becomes 1. Poll [getJob](#getJob)
         *     until it is 0, then get the ZIP with [downloadJob](#downloadJob). If it becomes -2, the export failed, and you
         *     can start a new one. Earlier exports are discarded.
         *
         *     You can export a job with any status once its creation is complete. A `PENDING` or `FAILED` job has nothing to
         *     export. While an export is in progress, exporting the same type again has no effect, and exporting the other
         *     type returns 409.
         *
         *     Not safe, although it's a GET request: don't prefetch it. `HEAD` returns 405.
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
         * Download an exported job
         * @description Returns the ZIP of the last finished [export](#exportJob). You can download it any number of times.
         *
         *     An export of type `files` contains one folder per project, named after the languages: `en-GB_to_de-DE/`, or
         *     `en_to_de/` if there are no regions. If two folders would have the same name, the project's ID is added:
         *     `en-GB_to_de-DE_311/`. Each folder contains the documents with their original names; ` (2)` is added to
         *     duplicates before the extension. Segments without a translation appear in the source language. Text files whose
         *     text hasn't changed are returned byte for byte.
         *
         *     An export of type `memory` contains one `memory-{id}.tmx` per memory.
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
         * @description Returns projects with their documents, oldest first. Filters are combined with AND. Without filters, all
         *     projects in your organization are returned. IDs that don't exist are omitted without an error.
         *
         *     Poll this operation while documents are being processed: an import is complete when `import_in_progress` is
         *     `false`, and pretranslation is complete when `status.pretranslation` is `idle`.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Creates an empty project with the languages of a memory. [createJob](#createJob) creates its own projects. Use
         *     this operation to add a language to a job, or to store your own IDs in `metadata`. You can then upload
         *     documents one at a time with [uploadDocument](#uploadDocument).
         *
         *     To add the project to a job, pass `job_id`. Otherwise, a new active job with the same name is created.
         *
         *     Only `memory_id` and `name` are required. The options from `llm_provider` to `additional_guidelines` are stored
         *     with the project; they aren't returned and don't affect its state. Pretranslation uses two of them:
         *     `additional_guidelines` and the metadata of the domain in `domainId`. The body can be JSON or a URL-encoded
         *     form.
         */
        post: operations["createProject"];
        /**
         * Delete a project
         * @description Deletes a project and its documents. The entries that the documents added stay in the memory; only [deleteJob](#deleteJob) deletes them. The job remains and lists the project with `isDeleted: true`.
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
         * @description Returns the document as a file: as XLIFF 1.2 for use in a CAT tool, or in its original format.
         *
         *     **As XLIFF** (`is_xliff=true`), the file has one `<trans-unit>` per segment. The unit's ID is the segment's ID,
         *     and the document's ID is in a note and an attribute. Inline tags are `<ph>` and `<g>`. Translators and
         *     reviewers edit the targets and their states. Upload the edited file with [uploadDocument](#uploadDocument). The
         *     target states are:
         *
         *     | Segment | `state` |
         *     |---|---|
         *     | no translation yet | `needs-translation` |
         *     | draft | `needs-review-translation` |
         *     | confirmed | `translated` |
         *     | reviewed | `signed-off`, with `approved="yes"` |
         *     | final, after a secondary review | `final`, with `approved="yes"` |
         *
         *     **In the original format** (`is_xliff=false`), each segment contains its translation, or the source text if
         *     there is no translation.
         *
         *     The document's import must be complete. During pretranslation, the response is 502: wait until
         *     [listProjects](#listProjects) returns `idle` in `status.pretranslation`, then retry.
         */
        get: operations["downloadDocument"];
        put?: never;
        /**
         * Upload a document
         * @description Adds a file to a project as a new document, or imports a finished XLIFF file from a translator or reviewer. The
         *     body is the file itself. Pass options as individual headers or together as JSON in `LILT-API`. Individual
         *     headers take precedence, and their names can use hyphens (`project-id`). URI-encode non-ASCII file names.
         *
         *     **New document.** A file of up to 1 MiB and 5,000 segments is imported before the response is sent, so the
         *     response includes all segments. For larger files, the response has `import_in_progress: true` and
         *     `segments: []`; poll [listProjects](#listProjects). If the file can't be read, the response is still 200, with
         *     `import_succeeded` set to `false` and the reason in `import_error_message`. Pretranslation starts after the
         *     response.
         *
         *     **Finished XLIFF.** An XLIFF 1.2 file from [downloadDocument](#downloadDocument) identifies its document and
         *     updates it instead of creating a new one. `name` is still required but is ignored, as are `pretranslate`,
         *     `case_sensitive`, and `config_id`. The `state` of each target sets the status of its segment:
         *
         *     | Target `state` | Segment status |
         *     |---|---|
         *     | `translated` | confirmed |
         *     | `signed-off`, or none with `approved="yes"` | reviewed |
         *     | `final` | final (reviewed twice) |
         *     | none and not approved | draft; with `auto_accept`, confirmed if the target isn't empty |
         *     | any other, or an empty target | draft |
         *
         *     Confirmed segments are added to the memory before the response is sent, so the next query finds them. Units that
         *     are missing from the file stay unchanged, so you can upload a few units at a time. If the file has an unknown
         *     unit, or a source with changes other than whitespace and tags, the whole file is rejected. A file with more than
         *     5,000 units is checked before the response is sent and imported afterward, like a large document:
         *     `import_in_progress` is `true`, and downloads and further XLIFF uploads are rejected ([409](#error-importing)).
         *
         *     Any other XLIFF file becomes a regular new document. Each unit becomes a segment, and its target becomes a
         *     draft. With `auto_accept`, the state of each target is applied as in the table above.
         *
         *     Uploads return 409 if the project is archived or its job is delivered. If the project's memory was deleted, the
         *     project doesn't accept new documents ([404](#error-not-found)). It still accepts finished XLIFF files, but their
         *     segments aren't stored in a memory.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/documents/pretranslate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pretranslate documents
         * @description Fills the empty segments of one or more documents with drafts. The drafts are exact and fuzzy matches from the
         *     memory and, if the mode is `TM+MT`, machine translations. Segments that have a translation don't change.
         *     Pretranslation runs asynchronously.
         *
         *     Pretranslation doesn't start for documents that are being imported, exported, or pretranslated; the response
         *     shows each document's state. Poll [listProjects](#listProjects) until `is_pretranslating` is `false`. If one of
         *     the IDs isn't found, no document is pretranslated.
         *
         *     You can also send every option except `id` as a query parameter; the body takes precedence.
         */
        post: operations["pretranslateDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/documents": {
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
         * Delete a document
         * @description Deletes a document and its segments. The entries that the document added stay in the memory, and the project's
         *     other documents remain. This can't be undone.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a segment
         * @description Returns a segment in a document, or an entry in a memory, by its ID. If an entry doesn't belong to a document,
         *     its `document_id` is `null`.
         */
        get: operations["getSegment"];
        /**
         * Update a segment
         * @description Replaces the translation of a segment. If the segment is part of a document, it is also confirmed, and its
         *     memory entry is updated. Starting with the next request, the memory uses the new translation instead of the old
         *     one.
         */
        put: operations["updateSegment"];
        /**
         * Create a segment
         * @description Adds a source text and its translation to a memory, or confirms segments in a document. The correction takes
         *     effect with the next request: [queryMemory](#queryMemory) finds it, and [translateText](#translateText) uses it.
         *
         *     - **With `memory_id`**, the pair becomes a memory entry. If the memory already contains the same pair, its entry
         *       is updated and keeps its ID. The same source with a different target is a separate entry; the newest is listed
         *       first.
         *     - **With `document_id`**, the target is written to every unconfirmed segment in the document with this source.
         *       These segments are confirmed, and the pair is added to the project's memory. Without `target`, the drafts are
         *       confirmed unchanged.
         *
         *     With `shouldApplySegmentation`, the source is split into sentences by the rules for `srcLang`, and the target by
         *     the rules for its own language. If both have the same number of sentences, each pair becomes a segment;
         *     otherwise the whole text is one segment.
         */
        post: operations["createSegment"];
        /**
         * Delete a segment
         * @description Deletes the segment from its memory. Starting with the next request, it is no longer found or used. If the
         *     segment is part of a document, its text and status in the document don't change, and the operation is idempotent.
         */
        delete: operations["deleteSegment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/segments/review/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock reviewed segments
         * @description Changes reviewed segments in documents back to *confirmed*, so that a translator can edit them again. Segments
         *     that aren't reviewed don't change. If one of the IDs isn't found, no segment is changed.
         */
        post: operations["unlockSegments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/segments/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Place tags in a translation
         * @description Places the inline tags of a source text in its translation, using the memory's word alignment. Use this
         *     operation for a translation that was written or edited as plain text.
         *
         *     **Charges.** With a production key, the source characters count as usage, as they do for
         *     [translateText](#translateText).
         */
        get: operations["tagSegment"];
        put?: never;
        post?: never;
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
         * @description Returns your organization's files, oldest first. Deleted files aren't included. Pass an ID to track language
         *     detection, or labels to find the files you labeled.
         *
         *     With `id`, the response is an array with one file. If there is no such file, the response is an error: 410 if
         *     the file was deleted, 403 if it belongs to another organization, or 404 if it never existed.
         */
        get: operations["listFiles"];
        put?: never;
        /**
         * Upload a file
         * @description Stores a file for use in [jobs](#createJob) and [file translations](#translateFiles). The body is the file
         *     itself and may be empty. Pass its metadata as query parameters. You can also send each field as a header, or all
         *     fields as JSON in the `LILT-API` header. The query takes precedence over headers, and individual headers take
         *     precedence over the JSON. Only `name` is required. To store an empty file, you can send all fields, including
         *     `name`, as a JSON object in the body.
         *
         *     The language is detected asynchronously: [detected_lang](#states-file) is `zxx` at first. Poll
         *     [listFiles](#listFiles) until it changes to a language code, or to `und` if detection failed. `langId=false` turns
         *     detection off.
         *
         *     You can store any file; uploading a file with the same name twice creates two files. To be translated, a file
         *     must contain text and have one of the extensions below. For any other extension, specify a filter configuration
         *     that supports the file.
         *
         *     | Type | Extensions |
         *     |---|---|
         *     | Text | `.txt`, `.md`, `.mdx`, `.html`, `.htm`, `.xhtml`, `.xht`, `.svg`, `.xml`, `.dita`, `.ditamap`, `.dbk` |
         *     | Office | `.docx`, `.xlsx`, `.pptx`, and their template and macro variants: `.docm`, `.dotx`, `.dotm`, `.xlsm`, `.xltx`, `.xltm`, `.pptm`, `.potx`, `.potm`, `.ppsx`, `.ppsm`; OpenDocument: `.odt`, `.ott`, `.fodt`, `.ods`, `.ots`, `.fods`, `.odp`, `.otp`, `.fodp` |
         *     | Publishing | `.epub`, `.idml` |
         *     | Localization | `.xliff`, `.xlf`, `.sdlxliff`, `.mqxliff`, `.mxliff`, `.txlf`, `.po`, `.pot`, `.properties`, `.properties.xml`, `.ts`, `.strings`, `.stringsdict`, `.xcstrings`, `.resx`, `.resw`, `.arb`, `.ftl` |
         *     | Data | `.json`, `.jsonc`, `.yaml`, `.yml`, `.csv`, `.tsv` |
         *     | Subtitles | `.srt`, `.sbv`, `.vtt`, `.ttml`, `.dfxp`, `.itt` |
         *
         *     A server may support more formats; [listDomains](#listDomains) shows its filter configurations.
         */
        post: operations["uploadFile"];
        /**
         * Delete a file
         * @description Deletes a file permanently. Later requests for the file return 410. Documents and translations created from it remain.
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
         * @description Returns the file exactly as uploaded. To download translations of the file, see [downloadTranslation](#downloadTranslation) and [downloadJob](#downloadJob).
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
         * @description Adds a label to a file so that [listFiles](#listFiles) can find it. Use any text that doesn't contain a comma. Idempotent: adding a label twice has no further effect.
         */
        post: operations["addFileLabel"];
        /**
         * Remove a label from a file
         * @description Removes a label from a file. Idempotent: if the file doesn't have the label, the request still succeeds.
         */
        delete: operations["removeFileLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List uploads
         * @description Returns your organization's uploads, oldest first. If `ids` and `statuses` are omitted, only pending uploads are
         *     returned. Other organizations' uploads are omitted.
         */
        get: operations["listUploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/upload/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an upload
         * @description Returns the status of an upload. When the status is `uploaded`, `fileId` is the ID of the file.
         */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/upload/s3/params": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start an upload
         * @description Starts a single-part upload and returns its URL. Send the raw file to the URL with `PUT`; the response has an
         *     `ETag` with the file's MD5 hash. The file appears in [listFiles](#listFiles) with its labels, and its language
         *     is detected.
         *
         *     The URL is valid for one hour and needs no API key. It points to the storage bucket if the server has one,
         *     otherwise to the server itself. A wrong or expired signature returns 403, and a wrong size returns 400.
         */
        get: operations["getUploadParams"];
        put?: never;
        /**
         * Start one or more uploads
         * @description Works like [getUploadParams](#getUploadParams), but you send the fields in the body. To start up to 100 uploads,
         *     send them as an array in `uploads` or as the body. The response is an array in the same order.
         */
        post: operations["initiateUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/upload/s3/multipart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a multipart upload
         * @description Starts a multipart upload of a large file, in parts of 8 MiB; only the last part can be smaller. Sign each part
         *     with [signUploadPart](#signUploadPart), send it with `PUT`, and keep the `ETag` of the response. Then send
         *     [completeMultipartUpload](#completeMultipartUpload). You can send parts in any order, in parallel, and more than
         *     once.
         *
         *     To start up to 100 uploads, send them as an array in `uploads` or as the body. The response is an array in the
         *     same order.
         */
        post: operations["initiateMultipartUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/upload/s3/multipart/{uploadId}/{partNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a part's upload URL
         * @description Returns the URL for one part of an upload. It is valid for one hour, needs no API key, and accepts exactly
         *     `size` bytes. To send a part again, use the same URL or sign the part again; the last version is used.
         */
        get: operations["signUploadPart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/upload/s3/multipart/{uploadId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a multipart upload
         * @description Joins the parts into a file, which appears in [listFiles](#listFiles). List every part, starting with 1, with
         *     the `ETag` from its response, in any order. Idempotent: sending it again has no further effect.
         */
        post: operations["completeMultipartUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/upload/s3/multipart/{uploadId}": {
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
         * Abort a multipart upload
         * @description Cancels an upload and deletes the parts that were sent. Idempotent: canceling an upload again has no further effect.
         */
        delete: operations["cancelMultipartUpload"];
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
         * List webhooks
         * @description Returns the organization's webhooks. Signing secrets are never returned; to see a secret, run
         *     `parlance webhooks secret ID` on the server.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Registers a URL to be notified of job, project, and file translation events. The webhook is active immediately.
         *     Earlier events aren't sent.
         *
         *     The body of a job or project event doesn't name the event. Register one webhook per event type, or read the
         *     `Parlance-Event` header. Before you deploy your receiver, read how deliveries are [signed, retried, and
         *     ordered](#webhook-deliveries).
         *
         *     The URL must be an absolute `https:` URI of a public host, without a username or password. A server in
         *     development mode also accepts `http:` URLs and private addresses, so you can use `http://localhost:9000/hook` on
         *     your own machine.
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
                 * @description The ID of the webhook, from [createWebhook](#createWebhook) or [listWebhooks](#listWebhooks).
                 * @example 14
                 */
                id: number;
            };
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns one webhook with its name, URL, and events. To find its ID, use [listWebhooks](#listWebhooks). The API
         *     doesn't show whether deliveries succeed. To find out, use `parlance webhooks deliveries` or your receiver's
         *     logs.
         */
        get: operations["getWebhook"];
        /**
         * Update a webhook
         * @description Updates the fields you send and leaves the rest unchanged. At least one of the three fields is required.
         *     A new `eventType` replaces all current events.
         *
         *     The ID and the signing secret stay the same.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes the webhook permanently. No further events are sent to its URL, and pending retries are dropped. If you
         *     register it again, it gets a new ID and a new signing secret.
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
         * List domains
         * @description Returns the organization's domains, each with its models, filter configurations, and metadata. A new
         *     organization has one domain, `General`.
         *
         *     Pass a `domainId` to [createJob](#createJob) to set the job's default filter configurations. Use the `id` of a
         *     model as the `externalModelId` of a language pair, and the `id` of a filter configuration as `configId`.
         *     Domains, models, and filters are managed on the server's command line, not through the API.
         *
         *     Besides Basic authentication and the query parameter, this operation also accepts the key in a header named
         *     `key`. No other operation does. The list is wrapped in an object: `items` contains the domains, and `size` is
         *     the number of domains. If there are no domains, the response is a [404](#error-no-domains), not an empty list.
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
         *     - [updateJob](#updateJob) changes the name or the due date,
         *     - [creationStatus](#Job.creationStatus) changes from `PENDING` after the createJob response,
         *     - the job is archived, unarchived, or reactivated,
         *     - [isProcessing](#Job.isProcessing) becomes `0` or `-2`, for example when an export finishes,
         *     - a project is added or deleted, or the state of a project changes.
         *
         *     Creating or deleting a job doesn't trigger an event, and delivering a job triggers only
         *     [JOB_DELIVER](#webhook-JOB_DELIVER). The body doesn't say what changed; to find out, use [getJob](#getJob).
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
         * @description Sent when [deliverJob](#deliverJob) changes a job from active to delivered. Delivering a job again doesn't
         *     trigger another event. To get the results, use [exportJob](#exportJob), then [downloadJob](#downloadJob).
         *
         *     Parlance checks the translations of a delivered job in the background. A webhook with
         *     [includeChecks](#createWebhook.body.includeChecks) receives the event when the checks have finished, and the
         *     body contains `checks`. All other webhooks receive the event immediately.
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
         * @description Sent when the [state](#Project.state) of a project changes, except through delivery. Also sent when the project
         *     is archived or unarchived with its job, and when a document is added. The event is sent at most once per request
         *     and project.
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
         * @description Sent for each project of a delivered job, in addition to the job's own [JOB_DELIVER](#webhook-JOB_DELIVER). Use
         *     this event if your system processes each target language separately.
         */
        post: operations["receiveProjectDeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    INSTANT_TRANSLATE_COMPLETED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file was translated
         * @description Parlance extension. Sent once for each file translation when its status becomes `ReadyForDownload`, so you can
         *     get the file with [downloadTranslation](#downloadTranslation). The earlier `Completed` status doesn't trigger an
         *     event.
         */
        post: operations["receiveInstantTranslateCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    INSTANT_TRANSLATE_FAILED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file translation failed
         * @description Parlance extension. Sent once for each file translation that fails.
         *     [listFileTranslations](#listFileTranslations) returns the reason.
         */
        post: operations["receiveInstantTranslateFailed"];
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
         * @description The body of every error except 401. It has only one field.
         * @example {
         *       "message": "File 2207 was deleted."
         *     }
         */
        Error: {
            /**
             * @description A description, in English, of what was wrong and what was expected. It is meant for people: branch on the status,
             *     not on this text. It never contains a key or your text, except for the invalid value of a parameter.
             * @example File 2207 was deleted.
             */
            message: string;
        };
        /** @description The supported language pairs and the language names. */
        Languages: {
            /**
             * @description The supported pairs: each source language with its target languages, each set to `true`. Unsupported pairs are
             *     omitted, never `false`.
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
             * @description The English name for each ISO 639-1 language code.
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
         * @description A translation memory and its termbase, for one language pair. It contains imported translations and every segment that linguists confirm, and every translation uses it. A memory is private to the user who created it until it is shared with the team. The same applies to the memory's projects and everything created with it.
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
             * @description The ID of the memory. Other operations use it as `memory_id`, `memoryId`, or `id`.
             * @example 4312
             */
            id: number;
            /**
             * @description The source language, an ISO 639-1 code in lower case.
             * @example en
             */
            srclang: string;
            /**
             * @description The target language, an ISO 639-1 code in lower case.
             * @example de
             */
            trglang: string;
            /**
             * @description The region of the source language, an ISO 3166-1 code in upper case, or `null` if it has none.
             * @example GB
             */
            srclocale: string | null;
            /**
             * @description The region of the target language, an ISO 3166-1 code in upper case, or `null` if it has none.
             * @example DE
             */
            trglocale: string | null;
            /**
             * @description The name of the memory. Names don't have to be unique.
             * @example Harbour signs
             */
            name: string;
            /**
             * @description If `true`, an import or a termbase export is queued or in progress. It is `null` until the first one starts and `false` after all of them have finished, successfully or not ([states](#states-memory-processing)). It is never 0 or 1.
             * @example false
             */
            is_processing: boolean | null;
            /**
             * @description The number of changes. It starts at 0 and increases with each rename, each import that adds something, each deleted entry, and each document upload that changes entries. Compare it before and after an import to check whether anything was added.
             * @example 1
             */
            version: number;
            /**
             * Format: int64
             * @description The time the memory was created, a Unix timestamp (seconds).
             * @example 1741600800
             */
            created_at: number;
            /**
             * Format: int64
             * @description The time the memory was last changed, a Unix timestamp (seconds).
             * @example 1741604400
             */
            updated_at: number;
            /**
             * @description The names of successfully imported files, each listed once. Initially empty.
             * @example [
             *       "harbour.tmx"
             *     ]
             */
            resources: string[];
            /**
             * @description The reason why the last import failed. Present only if the last import failed; the next successful import removes this field. The reason starts with [Unsupported file type](#reason-unsupported-file-type), [File extraction error](#reason-file-extraction-error), [No translatable content](#reason-no-translatable-content), or [Storage error](#reason-storage-error). The reason can be followed by a colon and details, as in a translation's [note](#TranslationInfo.note).
             * @example File extraction error: an element is not closed at line 812, column 7
             */
            import_error_message?: string;
            /**
             * @description A description of how Parlance read the file in the last import. Present only if it skipped long entries or had to guess something, such as the encoding of a text file that doesn't declare one.
             * @example The file declares no encoding and isn't UTF-8, so it was read as windows-1252.
             */
            import_note?: string;
        };
        /**
         * @description A memory entry, found by [queryMemory](#queryMemory), with a score that shows how similar its source is to the query.
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
             * @description The source sentence exactly as stored, including inline tags.
             * @example The ferry leaves at nine.
             */
            source: string;
            /**
             * @description The translation. Inline tags are placed as in the query.
             * @example Die Fähre legt um neun Uhr ab.
             */
            target: string;
            /**
             * @description The similarity between the entry's source and the query, in percent. Inline tags and extra whitespace are removed first. 100 means identical text. Otherwise, the score is `floor(100 × (1 − d ÷ L))`, at most 99. `d` is the number of characters to insert, delete, or replace (case-sensitive), and `L` is the length of the longer text. Identical text with different inline tags scores 99. Entries below 75 aren't returned.
             * @example 88
             */
            score: number;
            /** @description The origin of the entry. */
            metadata: {
                /**
                 * Format: int64
                 * @description The ID of the entry, for [deleteMemorySegment](#deleteMemorySegment). Entries and segments share one sequence of IDs: the entry for a confirmed [segment](#Segment) has the segment's ID.
                 * @example 880003
                 */
                segment_id: number;
                /**
                 * @description The imported file or the document that the entry came from, or `null` if unknown.
                 * @example harbour.tmx
                 */
                resource_name: string | null;
                /**
                 * @description The email of the user credited with the entry.
                 * @example admin@localhost
                 */
                user_email: string;
                /**
                 * Format: int64
                 * @description The time the entry was stored, a Unix timestamp (seconds).
                 * @example 1741604400
                 */
                created_at: number;
                /**
                 * @description `true` if the text before and after the entry also matches `previous` and `next`; otherwise absent. Memories store this text for segments confirmed in documents and for entries imported with it.
                 * @example true
                 * @constant
                 */
                context_match?: true;
            };
        };
        /**
         * @description A filter that selects which segments of an `.sdlxliff` file are imported. A segment is imported if it has a target and matches at least one filter in the list. Without filters, every segment with a target is imported.
         * @example {
         *       "confName": "ApprovedTranslation",
         *       "allowablePercentage": -1,
         *       "allowUnlockedSegments": true
         *     }
         */
        SdlxliffFilter: {
            /**
             * @description The confirmation level that a segment must have. `conf_name` is also accepted.
             * @example Translated
             * @enum {string}
             */
            confName: "Translated" | "Draft" | "ApprovedTranslation" | "Locked" | "SignedOff";
            /**
             * Format: int32
             * @description The minimum match percentage of a segment: `90` imports segments with a match of at least 90 percent. `-1` means any value. `percentage` is also accepted.
             * @default -1
             * @example -1
             */
            allowablePercentage?: number;
            /**
             * @description If `true`, segments that aren't locked are imported as well. If `false`, only locked segments are imported. `allow_unlocked` is also accepted.
             * @default true
             * @example true
             */
            allowUnlockedSegments?: boolean;
        };
        /**
         * @description One translation of a string: an exact match from the memory or a machine translation. `target`, `score`, and `isTMMatch` are always present; the other fields require `rich` (or `project_tags`, for `targetWithTags`).
         * @example {
         *       "target": "Die Fähre hält am alten Hafen.",
         *       "targetWithTags": "Die Fähre hält am alten Hafen.",
         *       "align": "0-0 1-1 2-2 4-3 5-4 6-5 7-6",
         *       "provenance": "1 1 2 2 2 2 2",
         *       "score": 0.32,
         *       "isTMMatch": false,
         *       "targetWords": [
         *         "Die",
         *         "Fähre",
         *         "hält",
         *         "am",
         *         "alten",
         *         "Hafen",
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
             * @description The translation as plain text.
             * @example Die Fähre hält am alten Hafen.
             */
            target: string;
            /**
             * @description The translation with the source's inline tags. Present with `rich` or `project_tags`. It is the same as `target` if the source has no tags.
             * @example Die Fähre hält am alten Hafen.
             */
            targetWithTags?: string;
            /**
             * @description The alignment of source tokens and target words: `source-target` pairs of zero-based indexes, separated by spaces. A token can be in several pairs. Present with `rich`, for machine translations only.
             * @example 0-0 1-1 2-2 4-3 5-4 6-5 7-6
             */
            align?: string;
            /**
             * @description The origin of each target word: one integer per word, separated by spaces. Positive numbers mark phrases from the memory, negative numbers mark terms from the termbase, and 0 marks all other words. Words with the same number belong to the same phrase or term. Present with `rich`, for machine translations only.
             * @example 1 1 2 2 2 2 2
             */
            provenance?: string;
            /**
             * @description The confidence score. It is exactly 100 for an exact match from the memory. For a machine translation, it is the estimated probability, from 0 to 1, that a person will leave the translation unchanged. 0 means that there was too little data and the source words were copied.
             * @example 0.32
             */
            score: number;
            /**
             * @description If `true`, this is an exact match from the memory; if `false`, a machine translation.
             * @example false
             */
            isTMMatch: boolean;
            /**
             * @description The words and punctuation marks of the target, in order. Present with `rich`.
             * @example [
             *       "Die",
             *       "Fähre",
             *       "hält",
             *       "am",
             *       "alten",
             *       "Hafen",
             *       "."
             *     ]
             */
            targetWords?: string[];
            /**
             * @description The text before, between, and after the words. Joining delimiter 0, word 0, delimiter 1, word 1, and so on produces `target`. Present with `rich`.
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
         * @description The translations of one string, with the tokens of the source. With `rich`, the token numbers in [align](#Translation.align) refer to this source.
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
         *           "score": 0.92,
         *           "isTMMatch": false
         *         }
         *       ]
         *     }
         */
        TranslationList: {
            /**
             * @description The source, as sent.
             * @example Mind the wet deck.
             */
            untokenizedSource: string;
            /**
             * @description The tokens of the source (words and punctuation marks), joined by single spaces.
             * @example Mind the wet deck .
             */
            tokenizedSource: string;
            /**
             * @description The text between the tokens of the source: one delimiter before the first token and one after each token. There is one more delimiter than there are tokens; joining delimiters and tokens alternately produces the source.
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
            /** @description The exact matches, newest first, then the machine translations, best first. Empty if the source is empty. */
            translation: components["schemas"]["Translation"][];
        };
        /**
         * @description The status of one file translation. [translateFiles](#translateFiles) starts it, and [listFileTranslations](#listFileTranslations) returns its progress.
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
             * @description The ID of the translation. Use it to poll the status and to download the result.
             * @example 615
             */
            id: number;
            /**
             * Format: int64
             * @description The ID of the source file. See [SourceFile](#SourceFile).
             * @example 2207
             */
            fileId: number;
            /**
             * @description The status of the translation. `ReadyForDownload` and `Failed` are final; you can download the file only if the status is `ReadyForDownload`.
             * @example ReadyForDownload
             * @enum {string}
             */
            status: "InProgress" | "Completed" | "ReadyForDownload" | "Failed";
            /**
             * Format: int64
             * @description The time the translation was requested, a Unix timestamp (seconds).
             * @example 1741605000
             */
            createdAt: number;
            /**
             * @description The reason why the translation failed; each reason has [a cause and a fix](#reasons). Present only if `status` is `Failed`. If the file caused the failure, `note` contains the details.
             * @example File extraction error
             * @enum {string}
             */
            errorMsg?: "Unsupported file type" | "File extraction error" | "No translatable content" | "Batch MT initiation failure" | "Batch MT response failure" | "File reassembly error" | "Billing error" | "Invalid memory" | "Storage error";
            /**
             * @description If the file caused the translation to fail, this field describes the problem and its location. Otherwise, it describes how the file was read, for example which encoding was guessed, and says how many segments have no translation. A machine translation from the memory isn't used if it's likely to be missing part of the text. In formats that contain both source and translation, such as PO and XLIFF, missing translations stay empty. In other formats, the source text is kept. The note is absent if there is nothing to report. It doesn't quote text from the file, and its wording can change.
             * @example not JSON at line 2, column 8
             */
            note?: string;
        };
        /**
         * @description The parameters for generated text, as sent. Only `language` is always present; fields that were never sent are absent, and defaults aren't filled in.
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
             * @description The target length in words. Absent if it wasn't sent, in which case the target is 250 words.
             * @example 250
             */
            contentLength?: number;
            /**
             * Format: int64
             * @description The ID of the [memory](#Memory) whose wording the text uses.
             * @example 4312
             */
            memoryId?: number;
            /**
             * @description The language of `summary` and `sections`, for example `en` or `en-US`.
             * @example en-GB
             */
            language: string;
            /**
             * @description The headings or topics of the sections, in order.
             * @example [
             *       "Summer",
             *       "Winter"
             *     ]
             */
            sections?: string[];
            /**
             * @description A summary of the topic, in one or more sentences.
             * @example an introduction to the ferry timetable
             */
            summary?: string;
        };
        /**
         * @description Text generated by Create, stored with its parameters so that you can update and regenerate it.
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
             * @description The ID of the content. The ID stays the same when the text is regenerated.
             * @example 91
             */
            id: number;
            /**
             * @description The name of the content, or `null` if it has none.
             * @example Ferry timetable
             */
            name: string | null;
            /**
             * @description The language of the generated text, for example `en` or `en-US`.
             * @example en-GB
             */
            language: string;
            /**
             * @description The type of text. `blog-post` generates a blog post; any other value generates a general article.
             * @example blog-post
             */
            template: string;
            templateParams: components["schemas"]["TemplateParams"];
            /**
             * @description The tone and style guide sent for this content. If `null`, the organization's preferences apply (see [getCreatePreferences](#getCreatePreferences)).
             * @example {
             *       "tone": "friendly"
             *     }
             */
            preferences: {
                /**
                 * @description The tone of the text. Absent if it wasn't sent.
                 * @example friendly
                 */
                tone?: string;
                /**
                 * @description The style rules for the text. Absent if they weren't sent.
                 * @example No exclamation marks.
                 */
                styleguide?: string;
            } | null;
            /**
             * @description The most recently generated text, or `null` if there is none yet.
             * @example The first ferry leaves at nine.
             */
            content: string | null;
        };
        /**
         * @description The tone and style guide of an organization. They apply to all text generated without its own preferences.
         * @example {
         *       "tone": "friendly",
         *       "styleguide": "No exclamation marks."
         *     }
         */
        Preferences: {
            /**
             * @description The tone of generated text. Empty if it isn't set.
             * @example friendly
             */
            tone: string;
            /**
             * @description The style rules for generated text. Empty if they aren't set.
             * @example No exclamation marks.
             */
            styleguide: string;
        };
        /** @description One step of a workflow. */
        WorkflowStage: {
            /**
             * Format: int64
             * @description The ID of the stage. Pass it to [createJob](#createJob) as the `workflowStageTemplateId` of a stage assignment.
             * @example 5
             */
            id: number;
            /**
             * @description The name of the stage.
             * @example Translate
             */
            name: string;
            /**
             * @description The type of work in the stage.
             * @example TRANSLATE
             * @enum {string}
             */
            assignmentType: "READY_TO_START" | "TRANSLATE" | "REVIEW" | "SECONDARY_REVIEW" | "DONE";
        };
        /** @description A workflow for a job, as a sequence of stages. */
        WorkflowTemplate: {
            /**
             * Format: int64
             * @description The ID of the template. Pass it to [createJob](#createJob) as `workflowTemplateId`.
             * @example 2
             */
            id: number;
            /**
             * @description The name of the template. Every organization has `Translate` (the default), `Translate > Review`, and
             *     `Translate > Review > Secondary Review`.
             * @example Translate > Review
             */
            name: string;
            /**
             * Format: int64
             * @description The ID of the organization. Note the capital `T` in the field name.
             * @example 1
             */
            TeamId: number;
            /** @description The stages in order, from "Ready to start" to "Done". */
            stages: components["schemas"]["WorkflowStage"][];
        };
        /** @description A summary of a project in the statistics of its job. [listProjects](#listProjects) returns the full [project](#Project) with its documents. Here, dates are ISO 8601 strings; in the full project, they are Unix timestamps. */
        JobProject: {
            /**
             * Format: int64
             * @description The ID of the project, for [listProjects](#listProjects) and [uploadDocument](#uploadDocument).
             * @example 310
             */
            id: number;
            /**
             * @description The source language, an ISO 639-1 code.
             * @example en
             */
            srcLang: string;
            /**
             * @description The region of the source language, an ISO 3166-1 code, or null if it has none.
             * @example GB
             */
            srcLocale: string | null;
            /**
             * @description The target language, an ISO 639-1 code.
             * @example de
             */
            trgLang: string;
            /**
             * @description The region of the target language, an ISO 3166-1 code, or null if it has none.
             * @example DE
             */
            trgLocale: string | null;
            /**
             * @description The name of the project. Projects created with a job have the same name as the job.
             * @example Spring leaflets
             */
            name: string;
            /**
             * Format: date-time
             * @description The due date of the project, or null if none was set.
             * @example 2025-04-30T16:00:00.000Z
             */
            due: string | null;
            /**
             * @description If `true`, the state is `done`.
             * @example false
             */
            isComplete: boolean;
            /**
             * @description If `true`, the project is archived.
             * @example false
             */
            isArchived: boolean;
            /**
             * @description The progress of the work on the segments. [The table of states](#states-project-state) lists the conditions.
             * @example backlog
             * @enum {string}
             */
            state: "backlog" | "inProgress" | "inReview" | "inQA" | "done";
            /**
             * @description The number of source tokens (words and punctuation marks).
             * @example 21
             */
            numSourceTokens: number;
            /**
             * Format: date-time
             * @description The time the project was created.
             * @example 2025-03-10T11:10:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The time the project was last changed.
             * @example 2025-03-10T11:10:00.000Z
             */
            updatedAt: string;
            /**
             * @description If `true`, the project is deleted and not included in the statistics.
             * @example false
             */
            isDeleted: boolean;
            /**
             * Format: int64
             * @description The ID of the project's [memory](#Memory).
             * @example 4312
             */
            memoryId: number;
            /**
             * @description The progress of the project in three steps, derived from `state`.
             * @example READY_TO_START
             * @enum {string}
             */
            workflowStatus: "READY_TO_START" | "IN_PROGRESS" | "DONE";
            /**
             * @description The name of the project's [workflow template](#WorkflowTemplate).
             * @example Translate > Review
             */
            workflowName: string;
        };
        /**
         * @description The statistics of a [job](#Job), totaled across its projects. Deleted projects aren't counted but stay in `projects`
         *     with `isDeleted: true`.
         *
         *     Words are the word-like tokens in the source text. Each word is exact, fuzzy, or new, depending on its segment's best
         *     match in the memory. The document's own entries are excluded. The four word counts are calculated when the files are
         *     imported; [getJobStats](#getJobStats) recalculates them.
         */
        JobStats: {
            /**
             * @description The number of words in segments with an exact match in the memory (score 100).
             * @example 13
             */
            exactWords: number;
            /**
             * @description The number of words in segments with a fuzzy match in the memory (score 75 to 99).
             * @example 5
             */
            fuzzyWords: number;
            /**
             * @description The number of words in all other segments.
             * @example 0
             */
            newWords: number;
            /**
             * @description The total number of words: the sum of `exactWords`, `fuzzyWords`, and `newWords`.
             * @example 18
             */
            sourceWords: number;
            /**
             * @description The number of projects whose state is `done`.
             * @example 0
             */
            numDeliveredProjects: number;
            /**
             * @description The number of language pairs, one per project.
             * @example 1
             */
            numLanguagePairs: number;
            /**
             * @description The number of projects.
             * @example 1
             */
            numProjects: number;
            /**
             * @description The percentage of source words in reviewed segments, rounded down; 0 if there are no words.
             * @example 0
             */
            percentReviewed: number;
            /**
             * @description The percentage of source words in confirmed segments, rounded down; 0 if there are no words.
             * @example 0
             */
            percentTranslated: number;
            /**
             * @description The number of distinct language pairs, including regions.
             * @example 1
             */
            uniqueLanguagePairs: number;
            /**
             * @description The number of distinct emails assigned to workflow stages; 0 if no one is assigned.
             * @example 1
             */
            uniqueLinguists: number;
            /**
             * @description The overall progress of all projects.
             * @example READY_TO_START
             * @enum {string}
             */
            workflowStatus: "READY_TO_START" | "IN_PROGRESS" | "DONE";
            /** @description The job's projects, including deleted projects. */
            projects: components["schemas"]["JobProject"][];
        };
        /**
         * @description An order to translate files into one or more languages. A job has one [project](#Project) per language pair, and each project has one [document](#Document) per file. A job reports its progress (`stats`) and whether it is active, delivered, or archived (`status`).
         * @example {
         *       "id": 57,
         *       "name": "Spring leaflets",
         *       "creationStatus": "COMPLETE",
         *       "status": "active",
         *       "due": "2025-04-30T16:00:00.000Z",
         *       "deliveredAt": null,
         *       "isProcessing": 0,
         *       "domains": [],
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
             * @description The ID of the job.
             * @example 57
             */
            id: number;
            /**
             * @description The name of the job. Names don't have to be unique.
             * @example Spring leaflets
             */
            name: string;
            /**
             * @description The import status of the files. Small jobs (up to 50 documents and 1 MiB in total) are already `COMPLETE` or `FAILED` in the [createJob](#createJob) response.
             * @example COMPLETE
             * @enum {string}
             */
            creationStatus: "PENDING" | "COMPLETE" | "FAILED";
            /**
             * @description The [lifecycle status](#states-job-status) of the job. Only [archiveJob](#archiveJob), [unarchiveJob](#unarchiveJob), [deliverJob](#deliverJob), and [reactivateJob](#reactivateJob) change it. A job that was delivered and then archived is `archived`.
             * @example active
             * @enum {string}
             */
            status: "active" | "archived" | "delivered";
            /**
             * Format: date-time
             * @description The due date, or null if none was set.
             * @example 2025-04-30T16:00:00.000Z
             */
            due: string | null;
            /**
             * Format: date-time
             * @description The time the job was delivered. It is null before delivery and after [reactivateJob](#reactivateJob) or [unarchiveJob](#unarchiveJob); archiving doesn't change it.
             * @example null
             */
            deliveredAt: string | null;
            /**
             * @description The status of the export started by [exportJob](#exportJob). Connectors can also set it with [updateJob](#updateJob) to report their own progress; when an export finishes, it overwrites the value.
             * @example 0
             * @enum {integer}
             */
            isProcessing: 0 | 1 | -2;
            /**
             * @description The ID of the job's [domain](#Domain), or an empty array if it has none.
             * @example []
             */
            domains: number[];
            stats: components["schemas"]["JobStats"];
        };
        /**
         * @description The assignment of one person to a workflow stage. `userId` takes precedence over `email`; if neither is sent, no one is assigned. The email appears in the [documents](#Document) as `translator_email`, `reviewer_email`, or `customer_reviewer_email`.
         * @example {
         *       "workflowStageTemplateId": 5,
         *       "email": "ana@harbour.example"
         *     }
         */
        WorkflowStageAssignment: {
            /**
             * Format: int64
             * @description The `id` of a `TRANSLATE`, `REVIEW`, or `SECONDARY_REVIEW` stage in the pair's [workflow template](#WorkflowTemplate).
             * @example 5
             */
            workflowStageTemplateId: number;
            /**
             * Format: int64
             * @description The ID of a user in your organization.
             * @example 3
             */
            userId?: number;
            /**
             * @description An email address.
             * @example ana@harbour.example
             */
            email?: string;
        };
        /**
         * @description One target language of a new job. A [project](#Project) with one document per file is created for it. Only `memoryId` is required, because the [memory](#Memory) determines the languages.
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
             * @description The target language, an ISO 639-1 code. Defaults to the memory's target language and must match it.
             * @example de
             */
            trgLang?: string;
            /**
             * @description The region of the target language, an ISO 3166-1 code. Defaults to the memory's region but can differ from it.
             * @example DE
             */
            trgLocale?: string;
            /**
             * Format: date-time
             * @description The due date of this pair. Defaults to the job's `due`.
             * @example 2025-04-25T16:00:00.000Z
             */
            dueDate?: string;
            /**
             * Format: int64
             * @description The ID of the memory to translate with and to add confirmed segments to. Its source language must be the job's `srcLang`.
             * @example 4312
             */
            memoryId: number;
            /**
             * Format: int32
             * @description The ID of a model from [listDomains](#listDomains).
             * @example 1
             */
            externalModelId?: number;
            /**
             * @description If `true`, the segments are filled with drafts after import, as with [`TM+MT`](#uploadDocument.header.pretranslate). The drafts are exact matches, machine translations, or fuzzy matches, in this order of preference.
             * @default false
             * @example true
             */
            pretranslate?: boolean;
            /**
             * @description If `true`, exact matches from pretranslation are confirmed without a translator. In a domain with the metadata `auto_accept=context`, this applies only if the segments before and after them also match.
             * @default false
             * @example false
             */
            autoAccept?: boolean;
            /**
             * @description If `false`, text that differs only in case counts as an exact match.
             * @default false
             * @example false
             */
            caseSensitive?: boolean;
            /**
             * @description If `true`, accepted segments are credited to the author of the match; if `false`, to the user of the key.
             * @default false
             * @example false
             */
            takeMatchAttribution?: boolean;
            /**
             * Format: int32
             * @description The ID of a filter configuration from [listDomains](#listDomains) to parse the files with. By default, the file extension determines the filter.
             * @example 1
             */
            configId?: number;
            /**
             * Format: int64
             * @description The ID of the workflow template, from [listWorkflowTemplates](#listWorkflowTemplates). Takes precedence over `workflowTemplateName`, which takes precedence over the job's `workflowTemplateId`. Defaults to `Translate`.
             * @example 2
             */
            workflowTemplateId?: number;
            /**
             * @description The name of the workflow template. An integer is interpreted as the template's ID. An unknown name or ID returns [404](#error-not-found).
             * @example Translate > Review
             */
            workflowTemplateName?: string | number;
            /** @description The people assigned to the stages. Omitted stages have no assignee. */
            workflowStageAssignments?: components["schemas"]["WorkflowStageAssignment"][];
        };
        /**
         * @description A sentence in a [document](#Document), or one unit in an XLIFF file, and its translation. Memory entries that don't belong to a document are segments too. To confirm and review segments, upload the document's edited XLIFF file, or confirm them with [createSegment](#createSegment) and [updateSegment](#updateSegment). With `auto_accept`, exact matches are confirmed immediately. A confirmed segment is also a memory entry, with the same ID.
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
             * @description The ID of the segment. It is also the ID of the segment's unit in XLIFF and the `segment_id` of its [memory entry](#TranslationMemoryEntry).
             * @example 880021
             */
            id: number;
            /**
             * Format: int64
             * @description The time the segment was created.
             * @example 1741605000
             */
            created_at: number;
            /**
             * Format: int64
             * @description The time the segment was last changed.
             * @example 1741605000
             */
            updated_at: number;
            /**
             * Format: int64
             * @description The ID of the segment's document, or `null` for a memory entry without a document.
             * @example 905
             */
            document_id: number | null;
            /**
             * Format: int64
             * @description The ID of the memory that stores the segment when it is confirmed.
             * @example 4312
             */
            memory_id: number;
            /**
             * @description The text to translate.
             * @example The ferry leaves at ten.
             */
            source: string;
            /**
             * @description The source language, an ISO 639-1 code.
             * @example en
             */
            srclang: string;
            /**
             * @description The translation. Empty if there is none yet.
             * @example Die Fähre legt um zehn Uhr ab.
             */
            target: string;
            /**
             * @description The target language, an ISO 639-1 code.
             * @example de
             */
            trglang: string;
            /**
             * @description If `true`, the translation has been confirmed. Otherwise, the target is a draft.
             * @example false
             */
            is_confirmed: boolean;
            /**
             * @description If `true`, the translation has been reviewed. A reviewed segment is always confirmed.
             * @example false
             */
            is_reviewed: boolean;
            /**
             * @description The comments. Present only in [getSegment](#getSegment) with `include_comments`. Always empty because Parlance doesn't store comments.
             * @example []
             */
            comments?: Record<string, never>[];
        };
        /**
         * @description One file in one language pair. Its text is split into [segments](#Segment), which are translated and reviewed. When you download the document, they are merged back into the file. The flags show what is running in the background: import, pretranslation, or export. Dates are Unix timestamps (seconds).
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
             * @description The ID of the document.
             * @example 905
             */
            id: number;
            /**
             * Format: int64
             * @description The ID of the document's project.
             * @example 310
             */
            project_id: number;
            /**
             * @description The source language, an ISO 639-1 code.
             * @example en
             */
            srclang: string;
            /**
             * @description The target language, an ISO 639-1 code.
             * @example de
             */
            trglang: string;
            /**
             * @description The name of the file.
             * @example leaflet.txt
             */
            name: string;
            /**
             * @description If `true`, the file is being imported. Files of up to 1 MiB are imported before the response is sent.
             * @example false
             */
            import_in_progress: boolean;
            /**
             * @description If `true`, the file was imported and split into segments. Stays `false` if `import_error_message` is set.
             * @example true
             */
            import_succeeded: boolean;
            /**
             * @description The reason why the import failed. It starts with [Unsupported file type](#reason-unsupported-file-type), [File extraction error](#reason-file-extraction-error), or [No translatable content](#reason-no-translatable-content). The reason can be followed by a colon and details, as in a translation's [note](#TranslationInfo.note). Empty if there was no error.
             * @example
             */
            import_error_message: string;
            /**
             * @description If `true`, [downloadDocument](#downloadDocument) or [exportJob](#exportJob) is building a file.
             * @example false
             */
            export_in_progress: boolean;
            /**
             * @description If `true`, the last export succeeded.
             * @example false
             */
            export_succeeded: boolean;
            /**
             * @description The reason why the last export failed, with details after a colon. Empty if there was no error.
             * @example
             */
            export_error_message: string;
            /**
             * @description If `true`, pretranslation is pending or running. Until it finishes, downloads return 502.
             * @example false
             */
            is_pretranslating: boolean;
            /** @description The status of background processing. */
            status: {
                /**
                 * @description The status of the pretranslation.
                 * @example idle
                 * @enum {string}
                 */
                pretranslation: "idle" | "pending" | "running";
            };
            /**
             * @description The email address of the person assigned to the `TRANSLATE` stage, or null.
             * @example ana@harbour.example
             */
            translator_email: string | null;
            /**
             * @description The email of the person assigned to the `REVIEW` stage, or null.
             * @example null
             */
            reviewer_email: string | null;
            /**
             * @description The email of the person assigned to the `SECONDARY_REVIEW` stage, or null.
             * @example null
             */
            customer_reviewer_email: string | null;
            /**
             * Format: int64
             * @description The time the document was created.
             * @example 1741605000
             */
            created_at: number;
            /**
             * Format: int64
             * @description The time the document was last changed.
             * @example 1741605000
             */
            updated_at: number;
            /**
             * @description If `true`, the document has at least one segment and all segments are reviewed. If the workflow has a secondary review, all segments must also be final.
             * @example false
             */
            is_review_complete: boolean;
            /**
             * @description A one-sentence description of how Parlance read the file. Present only if Parlance had to guess something, such as the encoding of a text file that isn't UTF-8 and doesn't declare its encoding.
             * @example The file declares no encoding and isn't UTF-8, so it was read as windows-1252.
             */
            import_note?: string;
            /** @description The segments of the document. Present only in the [uploadDocument](#uploadDocument) response. */
            segments?: components["schemas"]["Segment"][];
        };
        /**
         * @description The work for one language pair: the [documents](#Document) to translate, the [memory](#Memory) that provides
         *     translations and stores confirmed translations, and the workflow. Every project belongs to a [job](#Job).
         *
         *     The state and the workflow status are derived from the segments. A project can go back to an earlier state, for
         *     example when a document is added to a finished project. Dates are Unix timestamps (seconds).
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
             * @description The ID of the project.
             * @example 310
             */
            id: number;
            /**
             * Format: int64
             * @description The ID of the project's [memory](#Memory).
             * @example 4312
             */
            memory_id: number;
            /**
             * Format: int64
             * @description The ID of the project's job.
             * @example 57
             */
            job_id: number;
            /**
             * @description The source language, an ISO 639-1 code.
             * @example en
             */
            srclang: string;
            /**
             * @description The target language, an ISO 639-1 code.
             * @example de
             */
            trglang: string;
            /**
             * @description The region of the source language, an ISO 3166-1 code, or null if it has none.
             * @example GB
             */
            srclocale: string | null;
            /**
             * @description The region of the target language, an ISO 3166-1 code, or null if it has none.
             * @example DE
             */
            trglocale: string | null;
            /**
             * @description The name of the project.
             * @example Spring leaflets
             */
            name: string;
            /**
             * @description The progress of the project, recalculated from the segments of its imported documents after every change. [The table of states](#states-project-state) lists the exact conditions.
             * @example backlog
             * @enum {string}
             */
            state: "backlog" | "inProgress" | "inReview" | "inQA" | "done";
            /**
             * Format: int64
             * @description The due date of the project, or null if none was set.
             * @example 1746028800
             */
            due_date: number | null;
            /**
             * @description If `true`, the project is archived.
             * @example false
             */
            archived: boolean;
            /**
             * @description Your own keys and values, as sent to [createProject](#createProject), or `{}` if there are none. [listProjects](#listProjects) can search by `connectorId`.
             * @example {
             *       "ticket": "HS-118"
             *     }
             */
            metadata: {
                [key: string]: string | number | boolean;
            };
            /**
             * @description The percentage of the text to review. It doesn't affect the state.
             * @example 100
             */
            sample_review_percentage: number;
            /**
             * Format: int64
             * @description The time the project was created.
             * @example 1741605000
             */
            created_at: number;
            /**
             * Format: int64
             * @description The time the project was last changed.
             * @example 1741605000
             */
            updated_at: number;
            /**
             * @description The progress in three steps, derived from `state`. This is the only camelCase field in this object.
             * @example READY_TO_START
             * @enum {string}
             */
            workflowStatus: "READY_TO_START" | "IN_PROGRESS" | "DONE";
            /** @description The project's documents, without their segments. The field name is singular, but the value is a list. */
            document: components["schemas"]["Document"][];
        };
        /**
         * @description An uploaded file. It is stored unchanged until you delete it, and you can use it in any number of jobs and file translations. Names don't have to be unique: uploading a file with the same name twice creates two files.
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
             * @description The ID of the file.
             * @example 2207
             */
            id: number;
            /**
             * @description The name of the file. Its extension determines how the file is parsed.
             * @example leaflet.txt
             */
            name: string;
            /**
             * @description The hash sent with the file or, if none was sent, the file's MD5 hash in hexadecimal.
             * @example 61796af9b571f183bbda9e8c3128ed63
             */
            file_hash: string;
            /**
             * @description The language of the text, an ISO 639-1 code. It is `zxx` if detection isn't complete or was turned off, and `und` if detection failed.
             * @example en
             */
            detected_lang: string;
            /**
             * @description The confidence of the detection, from 0 to 1. It is 0 for `zxx` and `und`, and above 0 otherwise.
             * @example 0.93
             */
            detected_lang_confidence: number;
            /**
             * @description The purpose of the file, as specified when it was uploaded.
             * @example API
             * @enum {string}
             */
            category: "API" | "REFERENCE";
            /**
             * @description The file's labels, or `[]` if it has none.
             * @example [
             *       "spring"
             *     ]
             */
            labels: string[];
            /**
             * Format: date-time
             * @description The time the file was uploaded.
             * @example 2025-03-10T10:58:12.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description The time the file was last changed, for example when its language was detected.
             * @example 2025-03-10T10:58:13.000Z
             */
            updated_at: string;
        };
        /**
         * @description A file that a client sends directly to storage. When the upload is complete, it is stored as a [source file](#SourceFile).
         * @example {
         *       "id": 41,
         *       "filename": "leaflet.txt",
         *       "status": "uploaded",
         *       "created_at": "2025-03-10T10:58:12.000Z",
         *       "fileId": 2207
         *     }
         */
        Upload: {
            /**
             * Format: int64
             * @description The ID of the upload.
             * @example 41
             */
            id: number;
            /**
             * @description The name of the file.
             * @example leaflet.txt
             */
            filename: string;
            /**
             * @description The status of the upload.
             * @example uploaded
             * @enum {string}
             */
            status: "pending" | "uploaded" | "failed" | "canceled";
            /**
             * Format: date-time
             * @description The time the upload was started.
             * @example 2025-03-10T10:58:12.000Z
             */
            created_at: string;
            /**
             * Format: int64
             * @description The ID of the file created from the upload, or `null` if there is none yet.
             * @example 2207
             */
            fileId: number | null;
        };
        /**
         * @description The URL and the method for sending a file.
         * @example {
         *       "url": "http://localhost:3000/v2/upload/content/41.0.94.1741609692.hG7w1pF0c5Yk9Xo3ZkqS2mRr8vN4tB6uL0eJ5aD1xQw",
         *       "key": "uploads/Qk1vN2x0YVd4c1pXNXpkR1Z5",
         *       "method": "PUT",
         *       "uploadId": "41"
         *     }
         */
        UploadParams: {
            /**
             * Format: uri
             * @description The URL to upload the file or part to. It is valid for one hour. It needs no API key; anyone who has it can send the file.
             * @example http://localhost:3000/v2/upload/content/41.0.94.1741609692.hG7w1pF0c5Yk9Xo3ZkqS2mRr8vN4tB6uL0eJ5aD1xQw
             */
            url: string;
            /**
             * @description The storage key of the upload. It begins with `uploads/`.
             * @example uploads/Qk1vN2x0YVd4c1pXNXpkR1Z5
             */
            key: string;
            /**
             * @description The HTTP method to use, always `PUT`.
             * @example PUT
             * @constant
             */
            method: "PUT";
            /**
             * @description The ID of the upload, for [getUpload](#getUpload).
             * @example 41
             */
            uploadId: string;
        };
        /**
         * @description Metadata about the file.
         * @example {
         *       "size": 92,
         *       "labels": [
         *         "spring"
         *       ]
         *     }
         */
        UploadMetadata: {
            /**
             * Format: int64
             * @description The size in bytes. If sent, the file must have exactly this size.
             * @example 92
             */
            size?: number;
            /**
             * @description The purpose of the file. Defaults to `API`.
             * @example API
             * @enum {string}
             */
            category?: "API" | "REFERENCE";
            /**
             * @description Your own identifier for the file. Stored but not returned.
             * @example 0b8c7a1e-5f0d-4c37-9a52-0e2b6a0c9d11
             */
            uuid?: string;
            /**
             * @description Labels for the file.
             * @example [
             *       "spring"
             *     ]
             */
            labels?: string[];
        };
        /**
         * @description A job, project, or file translation event.
         * @example JOB_DELIVER
         * @enum {string}
         */
        WebhookEventType: "JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE" | "INSTANT_TRANSLATE_COMPLETED" | "INSTANT_TRANSLATE_FAILED";
        /** @description Your URL and the events that are sent to it. */
        Webhook: {
            /**
             * Format: int64
             * @description The ID of the webhook.
             * @example 14
             */
            id: number;
            /**
             * @description A display name. It doesn't have to be unique.
             * @example Deliveries
             */
            webhookName: string;
            /**
             * Format: uri
             * @description The URL that receives events.
             * @example https://hooks.harbour.example/jobs
             */
            webhookUrl: string;
            /**
             * @description The events to send (at least one).
             * @example [
             *       "JOB_DELIVER"
             *     ]
             */
            eventType: components["schemas"]["WebhookEventType"][];
            /**
             * @description `true` if [JOB_DELIVER](#webhook-JOB_DELIVER) events contain the findings of the quality checks; otherwise absent.
             * @example true
             * @constant
             */
            includeChecks?: true;
        };
        /**
         * Format: uri
         * @description The URL that receives events: an absolute `https:` URI of a public host, without a username or password. Development
         *     mode also accepts `http:` URLs and private addresses.
         * @example https://hooks.harbour.example/jobs
         */
        WebhookUrl: string;
        /**
         * @description The events to send, as an array with at least one item. A single event can be a plain string.
         * @example [
         *       "JOB_DELIVER"
         *     ]
         */
        WebhookEventTypes: components["schemas"]["WebhookEventType"][] | components["schemas"]["WebhookEventType"];
        /** @description The body of a [JOB_DELIVER](#webhook-JOB_DELIVER) delivery. */
        JobDeliverEvent: {
            /**
             * Format: int64
             * @description The ID of the organization. Note the capital `O` in the field name.
             * @example 1
             */
            OrganizationId: number;
            /**
             * Format: int64
             * @description The ID of the job, as in [getJob](#getJob).
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
             * @description The due date, or null if none was set.
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
             * @description The time the job was delivered.
             * @example 2025-04-28T09:30:00.000Z
             */
            deliveredAt: string;
            /** @description The quality check findings for translations that the webhook's user can see. Only webhooks with [includeChecks](#createWebhook.body.includeChecks) receive this field. It is absent if the checks failed or the job was deleted in the meantime. */
            checks?: {
                /**
                 * @description The number of segments with a translation.
                 * @example 3
                 */
                segments: number;
                /**
                 * @description The number of problems that break the text or the program that displays it.
                 * @example 1
                 */
                errors: number;
                /**
                 * @description The number of findings that need a human decision.
                 * @example 0
                 */
                warnings: number;
                /** @description At most 20 findings, errors first. `qa.json` from [exportJob](#exportJob) contains all findings. */
                findings: {
                    /**
                     * Format: int64
                     * @description The ID of the document.
                     * @example 905
                     */
                    documentId: number;
                    /**
                     * Format: int64
                     * @description The ID of the segment.
                     * @example 880021
                     */
                    segment: number;
                    /**
                     * @description The name of the check.
                     * @example numbers
                     */
                    check: string;
                    /**
                     * @description The type of the issue, as defined by ITS 2.0.
                     * @example numbers
                     */
                    type: string;
                    /**
                     * @description The severity of the finding.
                     * @example error
                     * @enum {string}
                     */
                    severity: "error" | "warning";
                    /**
                     * @description A one-sentence explanation written for translators.
                     * @example The number 15 of the source is 51 in the translation.
                     */
                    message: string;
                }[];
            };
        };
        /** @description The body of a [JOB_UPDATE](#webhook-JOB_UPDATE) delivery. */
        JobUpdateEvent: {
            /**
             * Format: int64
             * @description The ID of the organization. Note the capital `O` in the field name.
             * @example 1
             */
            OrganizationId: number;
            /**
             * Format: int64
             * @description The ID of the job, as in [getJob](#getJob).
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
             * @description The due date, or null if none was set.
             * @example 2025-04-30T16:00:00.000Z
             */
            due: string | null;
            /**
             * @description If 1, the job has been delivered.
             * @example 0
             * @enum {integer}
             */
            isDelivered: 0 | 1;
        };
        /** @description The body of a [PROJECT_UPDATE](#webhook-PROJECT_UPDATE) delivery. */
        ProjectUpdateEvent: {
            /**
             * Format: int64
             * @description The ID of the organization. Note the capital `O` in the field name.
             * @example 1
             */
            OrganizationId: number;
            /**
             * Format: int64
             * @description The ID of the project, as in [listProjects](#listProjects).
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
             * @description The due date of the project, or null if none was set.
             * @example 2025-04-30T16:00:00.000Z
             */
            due: string | null;
        };
        /** @description The body of a [PROJECT_DELIVER](#webhook-PROJECT_DELIVER) delivery. */
        ProjectDeliverEvent: {
            /**
             * Format: int64
             * @description The ID of the organization. Note the capital `O` in the field name.
             * @example 1
             */
            OrganizationId: number;
            /**
             * Format: int64
             * @description The ID of the project, as in [listProjects](#listProjects).
             * @example 310
             */
            id: number;
        };
        /** @description The body of an [INSTANT_TRANSLATE_COMPLETED](#webhook-INSTANT_TRANSLATE_COMPLETED) delivery. */
        InstantTranslateCompletedEvent: {
            /**
             * @description The event.
             * @example INSTANT_TRANSLATE_COMPLETED
             * @constant
             */
            eventType: "INSTANT_TRANSLATE_COMPLETED";
            /**
             * Format: int64
             * @description The ID of the file translation, as in translateFiles.
             * @example 615
             */
            translationId: number;
            /**
             * Format: int64
             * @description The ID of the file that was translated.
             * @example 2207
             */
            fileId: number;
        };
        /** @description The body of an [INSTANT_TRANSLATE_FAILED](#webhook-INSTANT_TRANSLATE_FAILED) delivery. */
        InstantTranslateFailedEvent: {
            /**
             * @description The event.
             * @example INSTANT_TRANSLATE_FAILED
             * @constant
             */
            eventType: "INSTANT_TRANSLATE_FAILED";
            /**
             * Format: int64
             * @description The ID of the file translation, as in translateFiles.
             * @example 616
             */
            translationId: number;
            /**
             * Format: int64
             * @description The ID of the file that was translated.
             * @example 2208
             */
            fileId: number;
        };
        /** @description A machine translation model. If a language or region is `null`, the model supports any. */
        Model: {
            /**
             * Format: int32
             * @description The ID of the model. Pass it to [createJob](#createJob) as the `externalModelId` of a language pair.
             * @example 1
             */
            id: number;
            /**
             * @description The name of the model.
             * @example Adaptive
             */
            name: string;
            /**
             * @description The provider of the model. `Built-in` is the server's own adaptive machine translation.
             * @example Built-in
             */
            provider: string;
            /**
             * @description The status of the model.
             * @example Active
             * @enum {string}
             */
            status: "Active";
            /**
             * @description The source language, an ISO 639-1 code, or null for any language.
             * @example en
             */
            srcLang: string | null;
            /**
             * @description The target language, an ISO 639-1 code, or null for any language.
             * @example de
             */
            trgLang: string | null;
            /**
             * @description The region of the source language, an ISO 3166-1 code, or null for any region.
             * @example GB
             */
            srcLocale: string | null;
            /**
             * @description The region of the target language, an ISO 3166-1 code, or null for any region.
             * @example DE
             */
            trgLocale: string | null;
        };
        /** @description The configuration for reading one file format and splitting it into segments. */
        FilterConfig: {
            /**
             * Format: int32
             * @description The ID of the configuration. Pass it to [createJob](#createJob) and [translateFiles](#translateFiles) as `configId`.
             * @example 1
             */
            id: number;
            /**
             * @description If `true`, this is the default configuration for its format.
             * @example true
             */
            isDefault: boolean;
            /**
             * @description The key of the filter that reads the format.
             * @example plaintext
             */
            filterConfig: string;
            /**
             * @description The name of the filter.
             * @example Plain text
             */
            filterName: string;
            /**
             * @description The name of this configuration.
             * @example Plain text by sentence
             */
            configName: string;
            /**
             * @description A description of the configuration.
             * @example One segment per sentence
             */
            configDescription: string;
            /**
             * @description The filters for embedded content, as JSON text. `{}` if there are none.
             * @example {}
             */
            subfilters: string;
            /**
             * @description The unit that text is split into.
             * @example SENTENCE
             * @enum {string}
             */
            segmentationConfigSetting: "SENTENCE" | "PARAGRAPH";
            /**
             * @description Your own segmentation rules in SRX. Empty if the built-in rules apply.
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
                 * @description The ID of the domain.
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
             * @description The time the configuration was created.
             * @example 2025-03-10T10:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The time the configuration was last changed.
             * @example 2025-03-10T10:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description Always the same as `isDefault`.
             * @example true
             */
            default: boolean;
        };
        /** @description One metadata entry of a domain. */
        MetadataEntry: {
            /**
             * @description The name of the entry.
             * @example tone
             */
            key: string;
            /**
             * @description The value of the entry.
             * @example warm
             */
            value: string;
        };
        /** @description A subject area of the organization, with its models, filter configurations, and metadata. */
        Domain: {
            /**
             * Format: int32
             * @description The ID of the domain. Pass it to [createJob](#createJob) and [createProject](#createProject) as `domainId`.
             * @example 1
             */
            domainId: number;
            /**
             * @description The name of the domain.
             * @example General
             */
            domainName: string;
            /** @description The machine translation models available in this domain. */
            models: components["schemas"]["Model"][];
            /** @description The filter configurations of the domain, at least one per file format. */
            filterConfigs: components["schemas"]["FilterConfig"][];
            /** @description Your own metadata about the domain, set on the server's command line. */
            domainMetadata: components["schemas"]["MetadataEntry"][];
        };
        /** @description The organization's domains and how many there are. */
        DomainList: {
            /** @description The domains, ordered by ID. */
            items: components["schemas"]["Domain"][];
            /**
             * Format: int32
             * @description The total number of domains.
             * @example 1
             */
            size: number;
        };
        createMemoryBody: {
            /**
             * @description The name of the memory. Leading and trailing whitespace is trimmed.
             * @example Harbour signs
             */
            name: string;
            /**
             * @description The source language, an ISO 639-1 code. Case-insensitive. Locales and other language codes, such as `zh-TW`, `zt`, and `deu`, are also accepted.
             * @example en
             */
            srclang: string;
            /**
             * @description The target language, an ISO 639-1 code. Case-insensitive. Locales and other language codes, such as `zh-TW`, `zt`, and `deu`, are also accepted.
             * @example de
             */
            trglang: string;
            /**
             * @description The region of the source language, an ISO 3166-1 code. Case-insensitive.
             * @example GB
             */
            srclocale?: string;
            /**
             * @description The region of the target language, an ISO 3166-1 code. Case-insensitive.
             * @example DE
             */
            trglocale?: string;
        };
        createProjectBody: {
            /**
             * Format: int64
             * @description The ID of the [memory](#Memory) to translate with. The memory determines the languages.
             * @example 4312
             */
            memory_id: number;
            /**
             * @description The name of the project. Leading and trailing whitespace is trimmed.
             * @example Spring leaflets
             */
            name: string;
            /**
             * Format: int64
             * @description The ID of the [job](#Job) to add the project to. The job must not be archived or delivered. If omitted, a new job is created.
             * @example 57
             */
            job_id?: number;
            /**
             * @description The due date, a Unix timestamp (seconds) as a number or a string of digits.
             * @example 1746028800
             */
            due_date?: number;
            /**
             * @description Your own keys and values: at most 50 keys, each with a string, a number, or a boolean. You can search for the value of `connectorId` with [listProjects](#listProjects).
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
             * @description The ID of the workflow template, from [listWorkflowTemplates](#listWorkflowTemplates). Takes precedence over `workflow_template_name`. Defaults to `Translate`.
             * @example 2
             */
            workflowTemplateId?: number;
            /**
             * @description The name of the workflow template. An unknown name returns [404](#error-not-found).
             * @example Translate > Review
             */
            workflow_template_name?: string;
            /**
             * @description The percentage of the text to review. It's for your information only and doesn't affect the state.
             * @default 100
             * @example 100
             */
            sample_review_percentage?: number;
            /**
             * @description The preferred machine translation provider. Stored only.
             * @default neural
             * @example neural
             */
            llm_provider?: string;
            /**
             * Format: int32
             * @description The ID of a model from [listDomains](#listDomains). Stored only.
             * @example 1
             */
            external_model_id?: number;
            /**
             * Format: int32
             * @description The ID of the project's [domain](#Domain). Stored only.
             * @example 1
             */
            domainId?: number;
            /**
             * @description If `true`, the text contains plural forms. Stored only.
             * @example false
             */
            is_plural?: boolean;
            /**
             * @description If `true`, translators must run the batch quality check. Stored only.
             * @example false
             */
            require_batch_qa_translator?: boolean;
            /**
             * @description If `true`, linguists can label prompts. Stored only.
             * @example false
             */
            enable_prompt_labeling?: boolean;
            /**
             * @description If `true`, the project is optimized for people working with AI. Stored only.
             * @example false
             */
            is_enhanced_human_ai_optimized?: boolean;
            /**
             * @description The type of work in the project. Stored only.
             * @default TRANSLATION
             * @example TRANSLATION
             * @enum {string}
             */
            job_type?: "TRANSLATION" | "PROMPT_RESPONSE";
            /**
             * @description Additional guidelines for the people who work on the project, and for machine translation by language models.
             * @example Use the formal address.
             */
            additional_guidelines?: string;
        };
    };
    responses: {
        /** @description [Invalid or missing API key](#error-invalid-key) · [Expired API key](#error-expired-key) · [Production key in query string](#error-development-key-only). */
        "error-401": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                /**
                 * @description The authentication scheme. Omitted if the request has a `Sec-Fetch-Mode` header, so that browsers don't open a sign-in dialog.
                 * @example Basic realm="Parlance"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description [HTTPS required](#error-https-only). */
        "error-403": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description [Rate limit exceeded](#error-rate-limited). */
        "error-429": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                /**
                 * @description The number of whole seconds until requests are accepted again: 60 on the first 429, then the remaining time.
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
        /** @description [Internal server error](#error-server-error). */
        "error-500": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description [Server overloaded](#error-overload). */
        "error-503": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                /**
                 * @description The number of whole seconds to wait before a retry.
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
        /** @description [Other errors](#error-default). */
        "error-default": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        "error-default-json": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        "error-400-json": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        "error-401-plain": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                /**
                 * @description The authentication scheme. Omitted if the request has a `Sec-Fetch-Mode` header, so that browsers don't open a sign-in dialog.
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
        "error-404-json": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        "error-409-json-retry": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                /**
                 * @description The number of whole seconds to wait before a retry.
                 * @example 1
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
        "error-413-json": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        "error-415-json": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        "error-422-json": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        "error-409-json": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        "error-416-json": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        "error-403-json": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        "error-410-json": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        "error-500-json": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        "error-502-json": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
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
         * @description The event that triggered the delivery. The body of a job or project event doesn't name it.
         * @example JOB_DELIVER
         */
        ParlanceEvent: components["schemas"]["WebhookEventType"];
        /**
         * @description The ID of this delivery. Retries have the same ID, so you can drop duplicates.
         * @example evt_57_1
         */
        WebhookId: string;
        /**
         * @description The time the delivery was sent, a Unix timestamp (seconds). It is part of the signed content.
         * @example 1745832600
         */
        WebhookTimestamp: number;
        /**
         * @description `v1,` followed by the Base64-encoded HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. The key is the
         *     webhook's secret.
         * @example v1,/lmFPVh7iOT91RGKZ/sALjtONIQNv5ECx7BRI6GYVhc=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Prevents browsers from guessing a different content type.
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
        /**
         * @description The ID of the error: see the [error catalog](#errors).
         * @example not-found
         */
        "Parlance-Error": string;
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
            /** @description The supported pairs and the language names. */
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
            default: components["responses"]["error-default-json"];
        };
    };
    listMemories: {
        parameters: {
            query?: {
                /**
                 * @description The ID of one memory. If omitted, all memories are returned.
                 * @example 4312
                 */
                id?: number;
                /**
                 * @description The `Parlance-Import` header from an [import](#importMemory) response. Returns the import's memory, with the result of that import.
                 * @example 31
                 */
                import_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memories, ordered by ID. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
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
                     * @description The ID of the memory.
                     * @example 4312
                     */
                    id: number;
                    /**
                     * @description The new name. Leading and trailing whitespace is trimmed.
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
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
                "application/json": components["schemas"]["createMemoryBody"];
                "application/x-www-form-urlencoded": components["schemas"]["createMemoryBody"];
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
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
                 * @description The ID of the memory to delete.
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
                         * @description The ID of the deleted memory.
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
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
                 * @description The ID of the memory to search.
                 * @example 4312
                 */
                id: number;
                /**
                 * @description The source text to search for, usually one sentence. Inline tags and extra whitespace are ignored.
                 * @example The ferry leaves at ten.
                 */
                query: string;
                /**
                 * @description The maximum number of results.
                 * @example 10
                 */
                n?: number;
                /**
                 * @description The source text before the query in its document, if any. Entries with the same text come first if the segments before and after also match.
                 * @example Mind the wet deck.
                 */
                previous?: string;
                /**
                 * @description The source text after the query in its document, if any.
                 * @example Please keep the gangway clear.
                 */
                next?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most similar entries, best match first. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
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
                /**
                 * @description All options as one JSON object, instead of or in addition to individual headers. Individual headers take precedence. Use `LILT-API` if a proxy drops header names with underscores.
                 * @example {"name": "harbour.tmx", "memory_id": 4312}
                 */
                "LILT-API"?: string;
                /**
                 * @description The ID of the memory to import into.
                 * @example 4312
                 */
                memory_id?: number;
                /**
                 * @description The name of the file. Its extension determines the format. The name appears in `resources`. URI-encode non-ASCII names in UTF-8: `gr%C3%B6%C3%9Fe.tmx`. Control characters are rejected.
                 * @example harbour.tmx
                 */
                name?: string;
                /**
                 * @description If `true`, the first row of a CSV, TSV, or XLSX file is treated as a header. It has no effect on other formats.
                 * @example false
                 */
                has_header_row?: boolean;
                /**
                 * @description If `true`, pairs whose source and target are already in the memory or appeared earlier in the file are skipped. If `false`, these pairs are stored again.
                 * @example true
                 */
                skip_duplicates?: boolean;
                /** @description For `.sdlxliff` files only: filters that select segments by confirmation level. A segment is imported if it has a target and matches at least one filter. Without filters, every segment with a target is imported. As an individual header, the value is a JSON array; in `LILT-API`, it is part of the JSON object. */
                sdlxliff_filters?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The raw file, not wrapped in a form. */
        requestBody: {
            content: {
                "application/octet-stream": Bytes;
            };
        };
        responses: {
            /** @description The file was accepted, and the import is queued. */
            200: {
                headers: {
                    /**
                     * @description The ID of the import.
                     * @example 31
                     */
                    "Parlance-Import"?: number;
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int64
                         * @description The ID of the memory.
                         * @example 4312
                         */
                        id: number;
                        /**
                         * @description Always 1: the import is queued or in progress. In the [Memory](#Memory) object, the same field is a boolean named `is_processing`.
                         * @example 1
                         * @constant
                         */
                        isProcessing: 1;
                    };
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    exportTermbase: {
        parameters: {
            query?: {
                /**
                 * @description The ID of the memory that contains the terms to export.
                 * @example 4312
                 */
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The ID as JSON, if it isn't in the query. */
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: int64
                     * @description The ID of the memory that contains the terms to export. Required unless sent in the query.
                     * @example 4312
                     */
                    id?: number;
                };
            };
        };
        responses: {
            /** @description The export is queued. */
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
                         * @description The ID of the memory.
                         * @example 4312
                         */
                        id: number;
                        /**
                         * @description Always 1: the export is queued or in progress. In the [Memory](#Memory.is_processing) object, the same field is a boolean.
                         * @example 1
                         * @constant
                         */
                        is_processing: 1;
                    };
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
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
                 * @description The ID of the memory that contains the termbase to download.
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
                     * @description The file name to save as: `termbase-{id}.csv`.
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json"];
            416: components["responses"]["error-416-json"];
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
                 * @description The ID of the memory.
                 * @example 4312
                 */
                id: number;
                /**
                 * @description The ID of the entry: the `metadata.segment_id` from [queryMemory](#queryMemory).
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
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
                     * @description The text to translate, counted in Unicode code points. If it is empty or missing, the list of translations is empty.
                     * @default
                     * @example The ferry leaves at ten.
                     */
                    source?: string;
                    /**
                     * Format: int64
                     * @description The ID of the memory to translate with. The memory determines the languages.
                     * @example 4312
                     */
                    memory_id: number;
                    /**
                     * @description Deprecated and ignored; matches are looked up by the text in `source`.
                     * @example 1850339541
                     */
                    source_hash?: number;
                    /**
                     * @description The maximum number of exact matches and the maximum number of machine translations, for at most 2 × `n` results. Matches with the same target are listed once.
                     * @default 1
                     * @example 1
                     */
                    n?: number;
                    /**
                     * @description Text that every translation must start with, such as the words that a translator has typed so far. Machine translations continue it; memory matches that start differently are omitted.
                     * @example Die Fähre
                     */
                    prefix?: string;
                    /**
                     * @description If `true`, all fields of each [Translation](#Translation) are returned: words, delimiters, alignment, and provenance. Otherwise, only `target`, `score`, and `isTMMatch` are returned.
                     * @default false
                     * @example true
                     */
                    rich?: boolean;
                    /**
                     * @description If `true`, exact matches from the memory are included. If `false`, only machine translations are returned.
                     * @default true
                     * @example true
                     */
                    tm_matches?: boolean;
                    /**
                     * @description If `true`, the source's inline tags are placed in the translation, which is returned as `targetWithTags`.
                     * @default false
                     * @example false
                     */
                    project_tags?: boolean;
                    /**
                     * @description If `true`, the source is treated as an ICU message: its syntax and arguments are preserved, and only the text is translated.
                     * @default false
                     * @example false
                     */
                    containsICUData?: boolean;
                };
            };
        };
        responses: {
            /** @description The translations, best first. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
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
                 * @description The IDs of translations, separated by commas or in one parameter per ID.
                 * @example [
                 *       615,
                 *       616
                 *     ]
                 */
                translationIds?: number[];
                /**
                 * @description The status of the translations.
                 * @example ReadyForDownload
                 */
                status?: "InProgress" | "Completed" | "ReadyForDownload" | "Failed";
                /**
                 * @description The earliest request time (inclusive), a Unix timestamp (seconds). An ISO 8601 date is also accepted.
                 * @example 1741604400
                 */
                fromTime?: number;
                /**
                 * @description The latest request time (exclusive), a Unix timestamp (seconds). An ISO 8601 date is also accepted.
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
            /** @description The matching translations, ordered by ID. */
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
            400: components["responses"]["error-400-json"];
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
                 * @description The IDs of the files to translate, separated by commas or in one parameter per ID.
                 * @example [
                 *       2207
                 *     ]
                 */
                fileId?: number[];
                /**
                 * @description The ID of the memory to translate with. The memory determines the languages.
                 * @example 4312
                 */
                memoryId?: number;
                /**
                 * @description The ID of the filter configuration to parse the files with, from [listDomains](#listDomains). By default, the file extension determines the filter.
                 * @example 1
                 */
                configId?: number;
                /**
                 * @description The ID of a machine translation model, from [listDomains](#listDomains). The model must exist but has no effect: the memory determines the model.
                 * @example 1
                 */
                externalModelId?: number;
                /**
                 * @description If `true`, exact matches from the memory are used verbatim. If `false`, everything is machine-translated.
                 * @example true
                 */
                withTM?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The fields that aren't in the query, as JSON. */
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The IDs of the files to translate: an array, one ID, or a string of IDs separated by commas. Required unless sent in the query.
                     * @example [
                     *       2207,
                     *       2208
                     *     ]
                     */
                    fileId?: number[] | number | string;
                    /**
                     * Format: int64
                     * @description The ID of the memory to translate with. The memory determines the languages. Required unless sent in the query.
                     * @example 4312
                     */
                    memoryId?: number;
                    /**
                     * Format: int32
                     * @description The ID of the filter configuration to parse the files with, from [listDomains](#listDomains). By default, the file extension determines the filter.
                     * @example 1
                     */
                    configId?: number;
                    /**
                     * Format: int32
                     * @description The ID of a machine translation model, from [listDomains](#listDomains). The model must exist but has no effect: the memory determines the model.
                     * @example 1
                     */
                    externalModelId?: number;
                    /**
                     * @description If `true`, exact matches from the memory are used verbatim. If `false`, everything is machine-translated.
                     * @default true
                     * @example true
                     */
                    withTM?: boolean;
                };
            };
        };
        responses: {
            /** @description One translation per file, in the same order. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403-json"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            410: components["responses"]["error-410-json"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
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
                 * @description The ID of the translation, not the file. You can download one translation per request.
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
            /** @description The translated file. */
            200: {
                headers: {
                    /**
                     * @description The file name to save as. It's the same as the source file's name.
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json"];
            416: components["responses"]["error-416-json"];
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
                     * @description If `true`, your organization agrees; if `false`, it withdraws its agreement. `null` is rejected.
                     * @example true
                     */
                    signedAgreement: boolean;
                };
            };
        };
        responses: {
            /** @description The new setting. */
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
                         * @description If `true`, the organization has agreed to the terms.
                         * @example true
                         */
                        signedAgreement: boolean;
                    };
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
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
            /** @description All generated content. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The generated content, oldest first. Empty if there is none. */
                        contents: components["schemas"]["Content"][];
                    };
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default-json"];
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
                     * @description The name of the content. Leading and trailing whitespace is trimmed.
                     * @example Ferry timetable
                     */
                    name?: string;
                    /**
                     * @description The language of the generated text, for example `en`, or with a region, `en-US`.
                     * @example en-GB
                     */
                    language: string;
                    /**
                     * @description The type of text. `blog-post` generates a blog post; any other value generates a general article.
                     * @example blog-post
                     */
                    template: string;
                    /**
                     * @description The topic of the text.
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
                         * @description The target length in words. The default is used but not stored, so the entry has no `contentLength`. The built-in generator never exceeds it.
                         * @default 250
                         * @example 250
                         */
                        contentLength?: number;
                        /**
                         * Format: int64
                         * @description The ID of the memory whose wording the text uses.
                         * @example 4312
                         */
                        memoryId?: number;
                        /**
                         * @description The language of `summary` and `sections`, which can differ from the language of the text.
                         * @example en-GB
                         */
                        language: string;
                        /**
                         * @description The headings or topics of the sections, in order.
                         * @example [
                         *       "Summer",
                         *       "Winter"
                         *     ]
                         */
                        sections?: string[];
                        /**
                         * @description A summary of the topic, in one or more sentences.
                         * @example an introduction to the ferry timetable
                         */
                        summary?: string;
                    };
                    /**
                     * @description The tone and style guide for this text. If omitted, the organization's preferences apply (see [getCreatePreferences](#getCreatePreferences)), and the entry's `preferences` is `null`.
                     * @example {
                     *       "tone": "friendly"
                     *     }
                     */
                    preferences?: {
                        /**
                         * @description The tone of the text.
                         * @example friendly
                         */
                        tone?: string;
                        /**
                         * @description The style rules for the text.
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403-json"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
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
            /** @description The organization's preferences. */
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
            default: components["responses"]["error-default-json"];
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
                     * @description The tone of all generated text. An empty string or `null` clears it.
                     * @example friendly
                     */
                    tone?: string | null;
                    /**
                     * @description The style rules for all generated text. An empty string or `null` clears them.
                     * @example No exclamation marks.
                     */
                    styleguide?: string | null;
                };
            };
        };
        responses: {
            /** @description The updated preferences. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
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
                 * @description The ID of the content.
                 * @example 91
                 */
                contentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The generated content. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
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
                 * @description The ID of the content.
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
                     * @description The new name. Leading and trailing whitespace is trimmed.
                     * @example Ferry timetable 2025
                     */
                    name?: string;
                    /**
                     * @description The language of the generated text, for example `en`, or with a region, `en-US`.
                     * @example en-GB
                     */
                    language?: string;
                    /**
                     * @description The type of text. `blog-post` generates a blog post; any other value generates a general article.
                     * @example blog-post
                     */
                    template?: string;
                    /**
                     * @description The parameters to change. Omitted keys keep their values.
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
                         * @description The target length in words. `null` removes it and restores the default of 250 words.
                         * @example 300
                         */
                        contentLength?: number | null;
                        /**
                         * Format: int64
                         * @description The ID of the memory whose wording the text uses. `null` removes it.
                         * @example 4312
                         */
                        memoryId?: number | null;
                        /**
                         * @description The language of `summary` and `sections`. You can change the language but not remove it.
                         * @example en-GB
                         */
                        language?: string;
                        /**
                         * @description The headings or topics of the sections. The list replaces the old one; `null` removes it.
                         * @example [
                         *       "Summer",
                         *       "Winter",
                         *       "Holidays"
                         *     ]
                         */
                        sections?: string[] | null;
                        /**
                         * @description A summary of the topic, in one or more sentences. `null` removes it.
                         * @example an introduction to the ferry timetable
                         */
                        summary?: string | null;
                    };
                    /**
                     * @description The preferences to change. Omitted keys keep their values.
                     * @example {
                     *       "tone": "friendly"
                     *     }
                     */
                    preferences?: {
                        /**
                         * @description The tone of the text. `null` removes it.
                         * @example friendly
                         */
                        tone?: string | null;
                        /**
                         * @description The style rules for the text. `null` removes them.
                         * @example No exclamation marks.
                         */
                        styleguide?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The updated entry, with the text unchanged. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
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
                 * @description The ID of the content.
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
                         * @description The ID of the deleted content.
                         * @example 91
                         */
                        id: number;
                    };
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
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
                 * @description The ID of the content.
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403-json"];
            404: components["responses"]["error-404-json"];
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
            /** @description The templates, ordered by ID. */
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
            default: components["responses"]["error-default-json"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description If `true`, only archived jobs are returned; if `false`, all other jobs are returned. By default, both are returned.
                 * @example false
                 */
                isArchived?: boolean;
                /**
                 * @description If `true`, only jobs whose `deliveredAt` is set are returned; if `false`, only jobs whose `deliveredAt` is null are returned. By default, both are returned. A job that was archived after delivery still counts as delivered.
                 * @example true
                 */
                isDelivered?: boolean;
                /**
                 * @description The number of jobs to skip, starting from the newest.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description The maximum number of jobs to return.
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
            /** @description The matching jobs, newest first, or `[]` if there are none. */
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
            400: components["responses"]["error-400-json"];
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
                     * @description The name of the job. Leading and trailing whitespace is trimmed.
                     * @example Spring leaflets
                     */
                    name: string;
                    /**
                     * @description The IDs of the files to translate, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
                     * @example [
                     *       2207
                     *     ]
                     */
                    fileIds: number[];
                    /** @description The language pairs. A project is created for each pair. A new job can have at most 2,000 documents, one per file and pair. */
                    languagePairs: components["schemas"]["LanguagePair"][];
                    /**
                     * @description The language of the files, an ISO 639-1 code. It must be the source language of every memory.
                     * @example en
                     */
                    srcLang: string;
                    /**
                     * @description The region of the source language, an ISO 3166-1 code.
                     * @example GB
                     */
                    srcLocale?: string;
                    /**
                     * Format: date-time
                     * @description The due date for all pairs without their own `dueDate`. A date without a time means midnight UTC.
                     * @example 2025-04-30T16:00:00.000Z
                     */
                    due?: string;
                    /**
                     * @description Stored for your own use; doesn't affect processing.
                     * @example false
                     */
                    isPlural?: boolean;
                    /**
                     * Format: int64
                     * @description The ID of the [workflow](#listWorkflowTemplates) for all pairs that don't specify one. Defaults to the `Translate` template.
                     * @example 2
                     */
                    workflowTemplateId?: number;
                    /**
                     * Format: int32
                     * @description The ID of a [domain](#listDomains). Its default filter configurations are used to parse the files.
                     * @example 1
                     */
                    domainId?: number;
                };
            };
        };
        responses: {
            /** @description The new job. Its `creationStatus` is `COMPLETE`, `PENDING`, or, if no file could be parsed, `FAILED`. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403-json"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            410: components["responses"]["error-410-json"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
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
                 * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
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
                 * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
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
                     * @description The new name. Leading and trailing whitespace is trimmed.
                     * @example Spring leaflets, second edition
                     */
                    name?: string;
                    /**
                     * @description The new due date: an ISO 8601 string or a Unix timestamp in seconds (numbers of 100,000,000,000 or more are milliseconds). Null removes the date. Takes precedence over `due`.
                     * @example 2025-05-02T16:00:00.000Z
                     */
                    dueDate?: string | number | null;
                    /**
                     * @description An alias for `dueDate`, which is called `due` in the [job](#Job.due).
                     * @example 2025-05-02T16:00:00.000Z
                     */
                    due?: string | number | null;
                    /**
                     * @description The new value of [isProcessing](#Job.isProcessing). A number is also accepted.
                     * @example -2
                     * @enum {string}
                     */
                    isProcessing?: "0" | "1" | "-2";
                    /**
                     * @description The error message. Stored with the job but not returned.
                     * @example source system offline
                     */
                    processingErrorMsg?: string;
                };
            };
        };
        responses: {
            /** @description The updated job. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
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
                 * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
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
                         * @description The ID of the deleted job.
                         * @example 57
                         */
                        id: number;
                    };
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
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
                 * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
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
                         * @description The total number of words in the job: the sum of the other three counts.
                         * @example 18
                         */
                        sourceWords: number;
                        /**
                         * @description The number of words in segments with an exact match in a memory.
                         * @example 13
                         */
                        exactWords: number;
                        /**
                         * @description The number of words in segments with a fuzzy match in a memory.
                         * @example 5
                         */
                        fuzzyWords: number;
                        /**
                         * @description The number of words in all other segments.
                         * @example 0
                         */
                        newWords: number;
                        /** @description The word counts of each project. */
                        projects: {
                            /**
                             * Format: int64
                             * @description The ID of the project.
                             * @example 310
                             */
                            id: number;
                            /**
                             * @description The total number of words in the project.
                             * @example 18
                             */
                            sourceWords: number;
                            /**
                             * @description The number of words in segments with an exact match in the memory.
                             * @example 13
                             */
                            exactWords: number;
                            /**
                             * @description The number of words in segments with a fuzzy match in the memory.
                             * @example 5
                             */
                            fuzzyWords: number;
                            /**
                             * @description The number of words in all other segments.
                             * @example 0
                             */
                            newWords: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            422: components["responses"]["error-422-json"];
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
                 * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            422: components["responses"]["error-422-json"];
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
                 * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
                 * @example 57
                 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated job. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            422: components["responses"]["error-422-json"];
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
                 * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            422: components["responses"]["error-422-json"];
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
                 * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
                 * @example 57
                 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated job. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            422: components["responses"]["error-422-json"];
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
                 * @description The type of export.
                 * @example files
                 */
                type: "files" | "memory";
                /**
                 * @description If `true`, the ZIP also contains `qa.json`, with the findings of the quality checks for each document. The checks report missing numbers and placeholders, forbidden terms, inconsistent translations, and more. The `recorded` array contains their findings from the last XLIFF import and the last delivery, at most 100 each. By default, the ZIP doesn't contain this file.
                 * @example false
                 */
                checks?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
                 * @example 57
                 */
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export has started. The response is empty. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    downloadJob: {
        parameters: {
            query?: {
                /**
                 * @description The type of the export. If the last export has a different type, the response is 409.
                 * @example files
                 */
                type?: "files" | "memory";
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
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
                     * @description The file name to save as: `job-{id}.zip`.
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json"];
            416: components["responses"]["error-416-json"];
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
                 * @description Project IDs, separated by commas.
                 * @example [
                 *       310
                 *     ]
                 */
                id?: number[];
                /**
                 * @description The source language, an ISO 639-1 code.
                 * @example en
                 */
                srclang?: string;
                /**
                 * @description The target language, an ISO 639-1 code.
                 * @example de
                 */
                trglang?: string;
                /**
                 * @description The earliest creation time (inclusive), a Unix timestamp (seconds). An ISO 8601 date is also accepted.
                 * @example 1741600800
                 */
                from_time?: number;
                /**
                 * @description The latest creation time (exclusive), a Unix timestamp (seconds). An ISO 8601 date is also accepted.
                 * @example 1741687200
                 */
                to_time?: number;
                /**
                 * @description The project state.
                 * @example inReview
                 */
                state?: "backlog" | "inProgress" | "inReview" | "inQA" | "done";
                /**
                 * @description If `true`, archived projects are included; if `false`, they are excluded.
                 * @example false
                 */
                archived?: boolean;
                /**
                 * @description The `connectorId` in the project's [metadata](#Project.metadata). The value 7 matches both the number 7 and the string "7".
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
            /** @description The matching projects, or `[]` if there are none. */
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
            400: components["responses"]["error-400-json"];
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
                "application/json": components["schemas"]["createProjectBody"];
                "application/x-www-form-urlencoded": components["schemas"]["createProjectBody"];
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
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
                 * @description The ID of the project, from [listProjects](#listProjects).
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
                         * @description The ID of the deleted project.
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
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
                 * @description The ID of the document, from [listProjects](#listProjects) or [uploadDocument](#uploadDocument).
                 * @example 905
                 */
                id: number;
                /**
                 * @description If `true`, the file is in XLIFF 1.2; if `false`, it is in the format of the uploaded file.
                 * @example true
                 */
                is_xliff?: boolean;
                /**
                 * @description If `true`, the XLIFF file contains a `<note>` for each finding of the quality checks, in the `<trans-unit>` of its segment. By default, there are no notes.
                 * @example false
                 */
                checks?: boolean;
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
                     * @description The file name to save as: the name of the document, followed by `.xliff` if `is_xliff` is `true`.
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500-json"];
            502: components["responses"]["error-502-json"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description All options as one JSON object, instead of or in addition to individual headers. Individual headers take precedence. Use `LILT-API` if a proxy drops header names with underscores.
                 * @example {"name": "leaflet.txt", "project_id": 310}
                 */
                "LILT-API"?: string;
                /**
                 * @description The name of the file. Its extension determines how the file is parsed. URI-encode non-ASCII characters: `gr%C3%B6%C3%9Fe.txt`. Control characters are rejected.
                 * @example leaflet.txt
                 */
                name?: string;
                /**
                 * @description The ID of the document's project.
                 * @example 310
                 */
                project_id?: number;
                /**
                 * @description The pretranslation mode. Pretranslation fills the segments with drafts in the background. Case-insensitive. If omitted, the segments stay empty.
                 * @example TM+MT
                 */
                pretranslate?: "TM" | "TM+MT";
                /**
                 * @description If `true`, segments that don't need a translator are confirmed: exact matches from pretranslation and, in XLIFF files, targets without a state. In a domain with the metadata `auto_accept=context`, an exact match is confirmed only if the segments before and after it also match.
                 * @example false
                 */
                auto_accept?: boolean;
                /**
                 * @description If `false`, text that differs only in case counts as an exact match.
                 * @example false
                 */
                case_sensitive?: boolean;
                /**
                 * @description If `true`, accepted segments are credited to the author of the match; if `false`, to the user of the key.
                 * @example false
                 */
                match_attribution?: boolean;
                /**
                 * @description The ID of a filter configuration from [listDomains](#listDomains) to parse the file with. By default, the file extension determines the filter.
                 * @example 1
                 */
                config_id?: number;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The raw file. See [uploads](#uploads). In cURL, use `--data-binary`; `multipart/form-data` returns 415. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    pretranslateDocuments: {
        parameters: {
            query?: {
                /**
                 * @description The source of the drafts. Case-insensitive.
                 * @example TM+MT
                 */
                mode?: "TM" | "TM+MT";
                /**
                 * @description If `true`, exact matches are confirmed. In a domain with the metadata `auto_accept=context`, this applies only if the segments before and after them also match.
                 * @example false
                 */
                auto_accept?: boolean;
                /**
                 * @description If `false`, text that differs only in case counts as an exact match.
                 * @example false
                 */
                case_sensitive?: boolean;
                /**
                 * @description If `true`, accepted segments are credited to the author of the match; if `false`, to the user of the key.
                 * @example false
                 */
                attribute_to_creator?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The ID of a document, or an array of at most 1,000 IDs.
                     * @example [
                     *       905
                     *     ]
                     */
                    id: number | number[];
                    /**
                     * @description The source of the drafts. Case-insensitive.
                     * @default TM
                     * @example TM+MT
                     * @enum {string}
                     */
                    mode?: "TM" | "TM+MT";
                    /**
                     * @description If `true`, exact matches are confirmed. In a domain with the metadata `auto_accept=context`, this applies only if the segments before and after them also match.
                     * @default false
                     * @example false
                     */
                    auto_accept?: boolean;
                    /**
                     * @description If `false`, text that differs only in case counts as an exact match.
                     * @default false
                     * @example false
                     */
                    case_sensitive?: boolean;
                    /**
                     * @description If `true`, accepted segments are credited to the author of the match; if `false`, to the user of the key.
                     * @default false
                     * @example false
                     */
                    attribute_to_creator?: boolean;
                };
            };
        };
        responses: {
            /** @description The documents, without their segments. */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The IDs of the documents.
                         * @example [
                         *       905
                         *     ]
                         */
                        id: number[];
                        /**
                         * @description Always `true`. For each document's state, see its `is_pretranslating`.
                         * @example true
                         * @constant
                         */
                        is_pretranslating: true;
                        /** @description The documents, in the same order as the IDs. */
                        documents: components["schemas"]["Document"][];
                    };
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    deleteDocument: {
        parameters: {
            query: {
                /**
                 * @description The ID of the document.
                 * @example 905
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document was deleted. */
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
                         * @description The ID of the deleted document.
                         * @example 905
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    getSegment: {
        parameters: {
            query: {
                /**
                 * @description The ID of the segment, or the `metadata.segment_id` from [queryMemory](#queryMemory).
                 * @example 880003
                 */
                id: number;
                /**
                 * @description If `true`, the response includes `comments`. Parlance doesn't store comments, so the array is empty.
                 * @example false
                 */
                include_comments?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The segment. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Segment"];
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    updateSegment: {
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
                     * @description The ID of the segment.
                     * @example 880003
                     */
                    id: number;
                    /**
                     * @description The new translation. It can't be blank.
                     * @example Bitte den Landgang freihalten.
                     */
                    target: string;
                };
            };
        };
        responses: {
            /** @description The updated segment. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Segment"];
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    createSegment: {
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
                     * @description The source text with its inline tags.
                     * @example Please keep the gangway clear.
                     */
                    source: string;
                    /**
                     * @description The translation. Required with `memory_id`.
                     * @example Bitte halten Sie den Landgang frei.
                     */
                    target?: string;
                    /**
                     * Format: int64
                     * @description The ID of the memory to add the pair to. Send either this or `document_id`.
                     * @example 4312
                     */
                    memory_id?: number;
                    /**
                     * Format: int64
                     * @description The ID of the document that contains the segments to confirm. Send either this or `memory_id`.
                     * @example 905
                     */
                    document_id?: number;
                    /**
                     * @description If `true`, the source and target are split into sentences, and the response is an array.
                     * @default false
                     * @example false
                     */
                    shouldApplySegmentation?: boolean;
                    /**
                     * @description The language of the source, an ISO 639-1 code. Required with `shouldApplySegmentation`; otherwise, it has no effect.
                     * @example en
                     */
                    srcLang?: string;
                };
            };
        };
        responses: {
            /** @description The segment, or an array of segments if `shouldApplySegmentation` is `true`. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Segment"] | components["schemas"]["Segment"][];
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    deleteSegment: {
        parameters: {
            query: {
                /**
                 * @description The ID of the segment.
                 * @example 880003
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The segment is no longer in the memory. */
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
                         * @description The ID of the segment.
                         * @example 880003
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    unlockSegments: {
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
                     * @description The IDs of the segments.
                     * @example [
                     *       880021
                     *     ]
                     */
                    segmentIds: number[];
                };
            };
        };
        responses: {
            /** @description The IDs of the changed segments. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[];
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    tagSegment: {
        parameters: {
            query: {
                /**
                 * @description The source text with its inline tags.
                 * @example Please keep the <b>gangway</b> clear.
                 */
                source_tagged: string;
                /**
                 * @description The translation without tags.
                 * @example Bitte halten Sie den Landgang frei.
                 */
                target: string;
                /**
                 * @description The ID of the memory to use for word alignment.
                 * @example 4312
                 */
                memory_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source text and the translation, with tags. */
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
                         * @description The source text, as sent.
                         * @example Please keep the <b>gangway</b> clear.
                         */
                        source_tagged: string;
                        /**
                         * @description The translation with the source's tags.
                         * @example Bitte halten Sie den <b>Landgang</b> frei.
                         */
                        target_tagged: string;
                    };
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401-plain"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
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
                 * @description The ID of one file. If omitted, all files are returned.
                 * @example 2207
                 */
                id?: number;
                /**
                 * @description Labels, separated by commas. Returns only files that have **all** of them.
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
            /** @description The matching files, or `[]` if there are none. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403-json"];
            404: components["responses"]["error-404-json"];
            410: components["responses"]["error-410-json"];
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
                 * @description The name of the file. Its extension determines how the file is parsed later. URI-encode non-ASCII characters: `gr%C3%B6%C3%9Fe.txt`. Control characters are rejected.
                 * @example leaflet.txt
                 */
                name?: string;
                /**
                 * @description Your own hash, stored with the file. By default, the MD5 hash of the file is stored.
                 * @example 61796af9b571f183bbda9e8c3128ed63
                 */
                file_hash?: string;
                /**
                 * @description If `false`, the language isn't detected.
                 * @example true
                 */
                langId?: boolean;
                /**
                 * @description The ID of an associated project. Stored but not returned.
                 * @example 310
                 */
                project_id?: number;
                /**
                 * @description The purpose of the file.
                 * @example API
                 */
                category?: "API" | "REFERENCE";
                /**
                 * @description Labels for the file, separated by commas.
                 * @example [
                 *       "spring"
                 *     ]
                 */
                labels?: string[];
                /**
                 * @description The type of job the file is intended for. Stored but not returned.
                 * @example TRANSLATION
                 */
                job_type?: "TRANSLATION" | "PROMPT_RESPONSE";
            };
            header?: {
                /**
                 * @description All fields as one JSON object. Query parameters and individual headers take precedence.
                 * @example {"name": "leaflet.txt", "labels": "spring"}
                 */
                "LILT-API"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The raw file. See [uploads](#uploads). In cURL, use `--data-binary`; `multipart/form-data` returns 415. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
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
                 * @description The ID of the file, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403-json"];
            404: components["responses"]["error-404-json"];
            410: components["responses"]["error-410-json"];
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
                 * @description The ID of the file, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
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
            /** @description The uploaded file. */
            200: {
                headers: {
                    /**
                     * @description The file name to save as. `filename*` contains the exact name, and `filename` contains a US-ASCII version.
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403-json"];
            404: components["responses"]["error-404-json"];
            410: components["responses"]["error-410-json"];
            416: components["responses"]["error-416-json"];
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
                 * @description The ID of the file, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
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
            /** @description The file has the label. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403-json"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            410: components["responses"]["error-410-json"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
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
                 * @description The ID of the file, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
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
            /** @description The file doesn't have the label. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403-json"];
            404: components["responses"]["error-404-json"];
            410: components["responses"]["error-410-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    listUploads: {
        parameters: {
            query?: {
                /**
                 * @description The IDs of uploads, separated by commas.
                 * @example [
                 *       41
                 *     ]
                 */
                ids?: number[];
                /**
                 * @description Returns only uploads with one of these statuses, separated by commas.
                 * @example [
                 *       "pending",
                 *       "uploaded"
                 *     ]
                 */
                statuses?: ("pending" | "uploaded" | "failed" | "canceled")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The uploads, or `[]` if there are none. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"][];
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the upload.
                 * @example 41
                 */
                uploadId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    getUploadParams: {
        parameters: {
            query: {
                /**
                 * @description The name of the file. Its extension determines how the file is parsed later.
                 * @example leaflet.txt
                 */
                filename: string;
                /**
                 * @description The media type of the file. Stored but not checked.
                 * @example text/plain
                 */
                type: string;
                /**
                 * @description The size in bytes. If sent, the file must have exactly this size.
                 * @example 94
                 */
                "metadata.size"?: number;
                /**
                 * @description The purpose of the file. Defaults to `API`.
                 * @example API
                 */
                "metadata.category"?: "API" | "REFERENCE";
                /**
                 * @description Your own identifier for the file. Stored but not returned.
                 * @example 0b8c7a1e-5f0d-4c37-9a52-0e2b6a0c9d11
                 */
                "metadata.uuid"?: string;
                /**
                 * @description Labels for the file, separated by commas.
                 * @example [
                 *       "spring"
                 *     ]
                 */
                "metadata.labels"?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL to send the file to. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadParams"];
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            413: components["responses"]["error-413-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    initiateUpload: {
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
                     * @description The name of the file. Its extension determines how the file is parsed later.
                     * @example leaflet.txt
                     */
                    filename?: string;
                    /**
                     * @description The media type of the file. Stored but not checked.
                     * @example text/plain
                     */
                    type?: string;
                    metadata?: components["schemas"]["UploadMetadata"];
                    /**
                     * @description The files, if you start several uploads. If this is set, all other fields are ignored.
                     * @example [
                     *       {
                     *         "filename": "leaflet.txt",
                     *         "type": "text/plain"
                     *       }
                     *     ]
                     */
                    uploads?: {
                        /**
                         * @description The name of the file. Its extension determines how the file is parsed later.
                         * @example leaflet.txt
                         */
                        filename: string;
                        /**
                         * @description The media type of the file. Stored but not checked.
                         * @example text/plain
                         */
                        type: string;
                        metadata?: components["schemas"]["UploadMetadata"];
                    }[];
                };
            };
        };
        responses: {
            /** @description The URL to send the file to, or an array for several files. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadParams"] | components["schemas"]["UploadParams"][];
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    initiateMultipartUpload: {
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
                     * @description The name of the file. Its extension determines how the file is parsed later.
                     * @example leaflet.txt
                     */
                    filename?: string;
                    /**
                     * @description The media type of the file. Stored but not checked.
                     * @example text/plain
                     */
                    type?: string;
                    metadata?: components["schemas"]["UploadMetadata"];
                    /**
                     * @description The files, if you start several uploads. If this is set, all other fields are ignored.
                     * @example [
                     *       {
                     *         "filename": "leaflet.txt",
                     *         "type": "text/plain"
                     *       }
                     *     ]
                     */
                    uploads?: {
                        /**
                         * @description The name of the file. Its extension determines how the file is parsed later.
                         * @example leaflet.txt
                         */
                        filename: string;
                        /**
                         * @description The media type of the file. Stored but not checked.
                         * @example text/plain
                         */
                        type: string;
                        metadata?: components["schemas"]["UploadMetadata"];
                    }[];
                };
            };
        };
        responses: {
            /** @description The upload, or an array for several files. */
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
                         * @description The ID of the upload.
                         * @example 41
                         */
                        uploadId: string;
                        /**
                         * @description The storage key, sent as `s3Key` in the requests for parts.
                         * @example uploads/Qk1vN2x0YVd4c1pXNXpkR1Z5
                         */
                        key: string;
                    } | {
                        /**
                         * @description The ID of the upload.
                         * @example 41
                         */
                        uploadId: string;
                        /**
                         * @description The storage key, sent as `s3Key` in the requests for parts.
                         * @example uploads/Qk1vN2x0YVd4c1pXNXpkR1Z5
                         */
                        key: string;
                    }[];
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    signUploadPart: {
        parameters: {
            query: {
                /**
                 * @description The storage key of the upload. Older clients send it as `key`, with a value that begins with `uploads/`.
                 * @example uploads/Qk1vN2x0YVd4c1pXNXpkR1Z5
                 */
                s3Key: string;
                /**
                 * @description The size of the part in bytes, at most 8 MiB.
                 * @example 8388608
                 */
                size: number;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the upload.
                 * @example 41
                 */
                uploadId: number;
                /**
                 * @description The number of the part, starting at 1.
                 * @example 1
                 */
                partNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL to send the part to. */
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
                         * Format: uri
                         * @description The URL to send the part to.
                         * @example http://localhost:3000/v2/upload/content/41.1.8388608.1741609692.hG7w1pF0c5Yk9Xo3ZkqS2mRr8vN4tB6uL0eJ5aD1xQw
                         */
                        url: string;
                        /**
                         * @description The HTTP method to use, always `PUT`.
                         * @example PUT
                         * @constant
                         */
                        method: "PUT";
                    };
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    completeMultipartUpload: {
        parameters: {
            query: {
                /**
                 * @description The storage key of the upload. Older clients send it as `key`, with a value that begins with `uploads/`.
                 * @example uploads/Qk1vN2x0YVd4c1pXNXpkR1Z5
                 */
                s3Key: string;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the upload.
                 * @example 41
                 */
                uploadId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description All parts of the upload.
                     * @example [
                     *       {
                     *         "ETag": "\"61796af9b571f183bbda9e8c3128ed63\"",
                     *         "PartNumber": 1
                     *       }
                     *     ]
                     */
                    parts: {
                        /**
                         * @description The `ETag` from the response to the part's upload, with or without quotation marks.
                         * @example "61796af9b571f183bbda9e8c3128ed63"
                         */
                        ETag: string;
                        /**
                         * @description The number of the part.
                         * @example 1
                         */
                        PartNumber: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The file was created. */
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
                        /**
                         * Format: uri
                         * @description The URL of the file's entry in [listFiles](#listFiles).
                         * @example http://localhost:3000/v2/files?id=2207
                         */
                        location: string;
                    };
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    cancelMultipartUpload: {
        parameters: {
            query: {
                /**
                 * @description The storage key of the upload. Older clients send it as `key`, with a value that begins with `uploads/`.
                 * @example uploads/Qk1vN2x0YVd4c1pXNXpkR1Z5
                 */
                s3Key: string;
            };
            header?: never;
            path: {
                /**
                 * @description The ID of the upload.
                 * @example 41
                 */
                uploadId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload was canceled. */
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
                        /**
                         * @description A description of what happened.
                         * @example Upload 41 is canceled.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            409: components["responses"]["error-409-json"];
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
            /** @description The webhooks, ordered by ID. */
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
            default: components["responses"]["error-default-json"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The webhook's URL, name, and events. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A display name. It doesn't have to be unique.
                     * @example Deliveries
                     */
                    webhookName: string;
                    webhookUrl: components["schemas"]["WebhookUrl"];
                    eventType: components["schemas"]["WebhookEventTypes"];
                    /**
                     * @description If `true`, each [JOB_DELIVER](#webhook-JOB_DELIVER) event contains `checks`: the findings of the quality checks in the job. The event is sent when the checks are finished.
                     * @example true
                     */
                    includeChecks?: boolean;
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            409: components["responses"]["error-409-json-retry"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
            422: components["responses"]["error-422-json"];
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
                 * @description The ID of the webhook, from [createWebhook](#createWebhook) or [listWebhooks](#listWebhooks).
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
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
                 * @description The ID of the webhook, from [createWebhook](#createWebhook) or [listWebhooks](#listWebhooks).
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
                     * @description A display name. It doesn't have to be unique.
                     * @example Deliveries
                     */
                    webhookName?: string;
                    webhookUrl?: components["schemas"]["WebhookUrl"];
                    eventType?: components["schemas"]["WebhookEventTypes"];
                    /**
                     * @description If `true`, each [JOB_DELIVER](#webhook-JOB_DELIVER) event contains `checks`: the findings of the quality checks in the job. The event is sent when the checks are finished.
                     * @example true
                     */
                    includeChecks?: boolean;
                };
            };
        };
        responses: {
            /** @description The updated webhook. */
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
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            413: components["responses"]["error-413-json"];
            415: components["responses"]["error-415-json"];
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
                 * @description The ID of the webhook, from [createWebhook](#createWebhook) or [listWebhooks](#listWebhooks).
                 * @example 14
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook was deleted. The response has no body. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["error-400-json"];
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            404: components["responses"]["error-404-json"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    listDomains: {
        parameters: {
            query?: {
                /**
                 * @description The API key, if you send it in the query. See [Authentication](#authentication).
                 * @example harbour
                 */
                key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains, ordered by ID. */
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
            404: components["responses"]["error-404-json"];
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
                 * @description The event that triggered the delivery. The body of a job or project event doesn't name it.
                 * @example JOB_DELIVER
                 */
                "Parlance-Event": components["parameters"]["ParlanceEvent"];
                /**
                 * @description The ID of this delivery. Retries have the same ID, so you can drop duplicates.
                 * @example evt_57_1
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description The time the delivery was sent, a Unix timestamp (seconds). It is part of the signed content.
                 * @example 1745832600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` followed by the Base64-encoded HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. The key is the
                 *     webhook's secret.
                 * @example v1,/lmFPVh7iOT91RGKZ/sALjtONIQNv5ECx7BRI6GYVhc=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The current job. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobUpdateEvent"];
            };
        };
        responses: {
            /** @description Stops the retries of this delivery immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any 2xx status within 15 seconds acknowledges the event. */
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
                 * @description The event that triggered the delivery. The body of a job or project event doesn't name it.
                 * @example JOB_DELIVER
                 */
                "Parlance-Event": components["parameters"]["ParlanceEvent"];
                /**
                 * @description The ID of this delivery. Retries have the same ID, so you can drop duplicates.
                 * @example evt_57_1
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description The time the delivery was sent, a Unix timestamp (seconds). It is part of the signed content.
                 * @example 1745832600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` followed by the Base64-encoded HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. The key is the
                 *     webhook's secret.
                 * @example v1,/lmFPVh7iOT91RGKZ/sALjtONIQNv5ECx7BRI6GYVhc=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The current job, with its delivery time. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobDeliverEvent"];
            };
        };
        responses: {
            /** @description Stops the retries of this delivery immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any 2xx status within 15 seconds acknowledges the event. */
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
                 * @description The event that triggered the delivery. The body of a job or project event doesn't name it.
                 * @example JOB_DELIVER
                 */
                "Parlance-Event": components["parameters"]["ParlanceEvent"];
                /**
                 * @description The ID of this delivery. Retries have the same ID, so you can drop duplicates.
                 * @example evt_57_1
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description The time the delivery was sent, a Unix timestamp (seconds). It is part of the signed content.
                 * @example 1745832600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` followed by the Base64-encoded HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. The key is the
                 *     webhook's secret.
                 * @example v1,/lmFPVh7iOT91RGKZ/sALjtONIQNv5ECx7BRI6GYVhc=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The current project. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectUpdateEvent"];
            };
        };
        responses: {
            /** @description Stops the retries of this delivery immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any 2xx status within 15 seconds acknowledges the event. */
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
                 * @description The event that triggered the delivery. The body of a job or project event doesn't name it.
                 * @example JOB_DELIVER
                 */
                "Parlance-Event": components["parameters"]["ParlanceEvent"];
                /**
                 * @description The ID of this delivery. Retries have the same ID, so you can drop duplicates.
                 * @example evt_57_1
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description The time the delivery was sent, a Unix timestamp (seconds). It is part of the signed content.
                 * @example 1745832600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` followed by the Base64-encoded HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. The key is the
                 *     webhook's secret.
                 * @example v1,/lmFPVh7iOT91RGKZ/sALjtONIQNv5ECx7BRI6GYVhc=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The delivered project. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectDeliverEvent"];
            };
        };
        responses: {
            /** @description Stops the retries of this delivery immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any 2xx status within 15 seconds acknowledges the event. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveInstantTranslateCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event that triggered the delivery. The body of a job or project event doesn't name it.
                 * @example JOB_DELIVER
                 */
                "Parlance-Event": components["parameters"]["ParlanceEvent"];
                /**
                 * @description The ID of this delivery. Retries have the same ID, so you can drop duplicates.
                 * @example evt_57_1
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description The time the delivery was sent, a Unix timestamp (seconds). It is part of the signed content.
                 * @example 1745832600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` followed by the Base64-encoded HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. The key is the
                 *     webhook's secret.
                 * @example v1,/lmFPVh7iOT91RGKZ/sALjtONIQNv5ECx7BRI6GYVhc=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The IDs of the translation and its file. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstantTranslateCompletedEvent"];
            };
        };
        responses: {
            /** @description Stops the retries of this delivery immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any 2xx status within 15 seconds acknowledges the event. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveInstantTranslateFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event that triggered the delivery. The body of a job or project event doesn't name it.
                 * @example JOB_DELIVER
                 */
                "Parlance-Event": components["parameters"]["ParlanceEvent"];
                /**
                 * @description The ID of this delivery. Retries have the same ID, so you can drop duplicates.
                 * @example evt_57_1
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description The time the delivery was sent, a Unix timestamp (seconds). It is part of the signed content.
                 * @example 1745832600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` followed by the Base64-encoded HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. The key is the
                 *     webhook's secret.
                 * @example v1,/lmFPVh7iOT91RGKZ/sALjtONIQNv5ECx7BRI6GYVhc=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The IDs of the translation and its file. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstantTranslateFailedEvent"];
            };
        };
        responses: {
            /** @description Stops the retries of this delivery immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any 2xx status within 15 seconds acknowledges the event. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
