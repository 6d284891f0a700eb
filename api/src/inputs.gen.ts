// Written by `npm run gen` from api/description and api/data. Do not edit.
export type Bytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        getLanguages: Record<string, never>;
        listMemories: {
            /**
             * Format: int64
             * @description Id of one memory. Leave it out to list all of them.
             */
            id?: number;
        };
        createMemory: {
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
        updateMemory: {
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
        deleteMemory: {
            /**
             * Format: int64
             * @description Id of the memory to delete.
             */
            id: number;
        };
        queryMemory: {
            /**
             * Format: int64
             * @description Id of the memory to search.
             */
            id: number;
            /** @description The source text to look for, usually one sentence. Inline tags and extra white space do not count. */
            query: string;
            /**
             * @description How many entries to return at most.
             * @default 10
             */
            n: number;
        };
        importMemory: {
            /**
             * Format: int64
             * @description Id of the memory that takes the entries.
             */
            memory_id: number;
            /** @description Name of the file. Its extension chooses the format, and the name is shown in `resources`. Write names outside US-ASCII URI-encoded in UTF-8: `gr%C3%B6%C3%9Fe.tmx`. Control characters are refused. */
            name: string;
            /**
             * @description Whether the first row of a CSV, TSV or XLSX file holds column names instead of a term. Other formats ignore it.
             * @default false
             */
            has_header_row: boolean;
            /**
             * @description Leaves out pairs whose source and target are already in the memory or came earlier in the file. Without it they are stored again.
             * @default false
             */
            skip_duplicates: boolean;
            /** @description For `.sdlxliff` files only: chooses the segments to take by their confirmation level. A segment is taken when it has a target and one of the filters fits; without filters every segment with a target is. As a header of its own the value is a JSON array; in `LILT-API` it is part of the JSON object. */
            sdlxliff_filters?: {
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
                allowablePercentage: number;
                /**
                 * @description Whether segments that are not locked are taken as well. `false` takes locked segments only. `allow_unlocked` is read too.
                 * @default true
                 * @example true
                 */
                allowUnlockedSegments: boolean;
            }[];
        };
        exportTermbase: {
            /**
             * Format: int64
             * @description Id of the memory whose terms are exported.
             */
            id: number;
        };
        downloadTermbase: {
            /**
             * Format: int64
             * @description Id of the memory whose termbase is downloaded.
             */
            id: number;
        };
        deleteMemorySegment: {
            /**
             * Format: int64
             * @description Id of the memory.
             */
            id: number;
            /**
             * Format: int64
             * @description Id of the entry, the `metadata.segment_id` of [queryMemory](#queryMemory).
             */
            segment_id: number;
        };
        translateText: {
            /**
             * @description The text to translate, at most 5,000 characters (Unicode code points). An empty or missing source gives an empty list of translations.
             * @default
             * @example The ferry leaves at ten.
             */
            source: string;
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
            n: number;
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
            rich: boolean;
            /**
             * @description Whether to list exact matches of the memory. `false` returns machine translation only.
             * @default true
             * @example true
             */
            tm_matches: boolean;
            /**
             * @description Places the inline tags of the source in the translation and returns the result as `targetWithTags`.
             * @default false
             * @example false
             */
            project_tags: boolean;
            /**
             * @description Says that the source is an ICU message. Its syntax and arguments stay as they are and only the text is translated.
             * @default false
             * @example false
             */
            containsICUData: boolean;
        };
        listFileTranslations: {
            /** @description Ids of translations, separated by commas or as a repeated parameter. */
            translationIds?: number[];
            /**
             * @description Only translations with this status.
             * @enum {string}
             */
            status?: "InProgress" | "Completed" | "ReadyForDownload" | "Failed";
            /** @description Only translations asked for at this time or later, in seconds since 1970. An ISO 8601 date is accepted too. */
            fromTime?: number;
            /** @description Only translations asked for before this time, in seconds since 1970. An ISO 8601 date is accepted too. */
            toTime?: number;
        };
        translateFiles: {
            /** @description Ids of the files to translate, 1 to 100, separated by commas or as a repeated parameter. */
            fileId: number[];
            /**
             * Format: int64
             * @description Id of the memory to translate with. It decides the languages.
             */
            memoryId: number;
            /**
             * Format: int32
             * @description Id of the filter configuration to read the files with, from [listDomains](#listDomains). Without it the extension of the file decides.
             */
            configId?: number;
            /**
             * @description Whether exact matches of the memory are used word for word. `false` translates everything anew.
             * @default true
             */
            withTM: boolean;
        };
        downloadTranslation: {
            /**
             * Format: int64
             * @description Id of the translation (not of the file). One translation per call.
             */
            id: number;
        };
        signCreateTerms: {
            /**
             * @description `true` agrees, `false` withdraws. `null` is refused.
             * @example true
             */
            signedAgreement: boolean;
        };
        listCreateContents: Record<string, never>;
        generateCreateContent: {
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
        getCreatePreferences: Record<string, never>;
        updateCreatePreferences: {
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
        getCreateContent: {
            /**
             * Format: int64
             * @description Id of the content.
             */
            contentId: number;
        };
        updateCreateContent: {
            /**
             * Format: int64
             * @description Id of the content.
             */
            contentId: number;
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
        deleteCreateContent: {
            /**
             * Format: int64
             * @description Id of the content.
             */
            contentId: number;
        };
        regenerateCreateContent: {
            /**
             * Format: int64
             * @description Id of the content.
             */
            contentId: number;
        };
        listWorkflowTemplates: Record<string, never>;
        listJobs: {
            /** @description True lists archived jobs only, false all others. Without it both are listed. */
            isArchived?: boolean;
            /** @description True lists jobs whose `deliveredAt` is set, false jobs whose `deliveredAt` is null. Without it both are listed. A delivered job that was archived afterwards still counts as delivered. */
            isDelivered?: boolean;
            /**
             * @description How many jobs to skip, counted from the newest.
             * @default 0
             */
            offset: number;
            /**
             * @description How many jobs to return at most.
             * @default 25
             */
            limit: number;
        };
        createJob: {
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
            languagePairs: {
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
                pretranslate: boolean;
                /**
                 * @description True confirms exact matches of the pretranslation at once, without a translator.
                 * @default false
                 * @example false
                 */
                autoAccept: boolean;
                /**
                 * @description False lets text that differs only in upper and lower case count as an exact match.
                 * @default false
                 * @example false
                 */
                caseSensitive: boolean;
                /**
                 * @description True credits accepted segments to the author of the match; false credits them to the user of the key.
                 * @default false
                 * @example false
                 */
                takeMatchAttribution: boolean;
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
                workflowStageAssignments?: {
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
                }[];
            }[];
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
        getJob: {
            /**
             * Format: int64
             * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        updateJob: {
            /**
             * Format: int64
             * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
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
        deleteJob: {
            /**
             * Format: int64
             * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        getJobStats: {
            /**
             * Format: int64
             * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        archiveJob: {
            /**
             * Format: int64
             * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        unarchiveJob: {
            /**
             * Format: int64
             * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        deliverJob: {
            /**
             * Format: int64
             * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        reactivateJob: {
            /**
             * Format: int64
             * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        exportJob: {
            /**
             * Format: int64
             * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
            /**
             * @description What to export.
             * @enum {string}
             */
            type: "files" | "memory";
        };
        downloadJob: {
            /**
             * Format: int64
             * @description The job's id, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        listProjects: {
            /** @description Only projects with one of these ids, separated by commas. */
            id?: number[];
            /** @description Only projects with this source language, an ISO 639-1 code. */
            srclang?: string;
            /** @description Only projects with this target language, an ISO 639-1 code. */
            trglang?: string;
            /** @description Only projects created at this time or later, in seconds since 1970. An ISO 8601 date is accepted too. */
            from_time?: number;
            /** @description Only projects created before this time, in seconds since 1970. An ISO 8601 date is accepted too. */
            to_time?: number;
            /**
             * @description Only projects in this state.
             * @enum {string}
             */
            state?: "backlog" | "inProgress" | "inReview" | "inQA" | "done";
            /**
             * @description True lists archived projects too, false leaves them out.
             * @default true
             */
            archived: boolean;
            /** @description Only projects whose [metadata](#Project.metadata) has this value under `connectorId`. It finds the number 7 as well as the text "7". */
            connector_id?: string;
        };
        createProject: {
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
            sample_review_percentage: number;
            /**
             * @description The machine translation that you prefer. Stored only.
             * @default neural
             * @example neural
             */
            llm_provider: string;
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
            job_type: "TRANSLATION" | "PROMPT_RESPONSE";
            /**
             * @description Further advice to the people who work on the project. Stored only.
             * @example Use the formal address.
             */
            additional_guidelines?: string;
        };
        deleteProject: {
            /**
             * Format: int64
             * @description The project's id, from [listProjects](#listProjects).
             */
            id: number;
        };
        downloadDocument: {
            /**
             * Format: int64
             * @description The document's id, from [listProjects](#listProjects) or [uploadDocument](#uploadDocument).
             */
            id: number;
            /**
             * @description True returns XLIFF 1.2, false the format of the uploaded file.
             * @default true
             */
            is_xliff: boolean;
        };
        uploadDocument: {
            /** @description The file's name. Its extension decides how the file is read. URI-encode characters outside US-ASCII: `gr%C3%B6%C3%9Fe.txt`. Control characters are refused. */
            name: string;
            /**
             * Format: int64
             * @description The project that the document belongs to, or is to belong to.
             */
            project_id: number;
            /**
             * @description Fills the segments with drafts, in the background. Upper and lower case do not matter. Without it the segments stay empty.
             * @enum {string}
             */
            pretranslate?: "TM" | "TM+MT";
            /**
             * @description True confirms what is beyond doubt without a translator: exact matches of the pretranslation and, in XLIFF, targets without a state.
             * @default false
             */
            auto_accept: boolean;
            /**
             * @description False lets text that differs only in upper and lower case count as an exact match.
             * @default false
             */
            case_sensitive: boolean;
            /**
             * @description True credits accepted segments to the author of the match; false credits them to the user of the key.
             * @default false
             */
            match_attribution: boolean;
            /**
             * Format: int32
             * @description A filter configuration of [listDomains](#listDomains) that reads the file, instead of the one for its extension.
             */
            config_id?: number;
        };
        listFiles: {
            /**
             * Format: int64
             * @description Only this file.
             */
            id?: number;
            /** @description Only files that carry **all** of these labels, separated by commas. */
            labels?: string[];
        };
        uploadFile: {
            /** @description The file's name. Its extension later decides how the file is read. URI-encode characters outside US-ASCII: `gr%C3%B6%C3%9Fe.txt`. Control characters are refused. */
            name: string;
            /** @description A hash of your own to keep with the file. Without it the MD5 of the bytes is stored. */
            file_hash?: string;
            /**
             * @description True starts the detection of the language.
             * @default false
             */
            langId: boolean;
            /**
             * Format: int64
             * @description A project that the file has to do with. It is stored and appears in no answer.
             */
            project_id?: number;
            /**
             * @description What the file is for.
             * @default API
             * @enum {string}
             */
            category: "API" | "REFERENCE";
            /** @description Labels to put on the file, separated by commas. */
            labels?: string[];
            /** @description The kind of job that the file is meant for. It is stored and appears in no answer. */
            job_type?: string;
        };
        deleteFile: {
            /**
             * Format: int64
             * @description The file's id, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
             */
            id: number;
        };
        downloadFile: {
            /**
             * Format: int64
             * @description The file's id, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
             */
            id: number;
        };
        addFileLabel: {
            /**
             * Format: int64
             * @description The file's id, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
             */
            id: number;
            /**
             * @description The label, without commas.
             * @example checked
             */
            name: string;
        };
        removeFileLabel: {
            /**
             * Format: int64
             * @description The file's id, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
             */
            id: number;
            /** @description The label to remove. */
            name: string;
        };
        listWebhooks: Record<string, never>;
        createWebhook: {
            /**
             * @description A name for people. It need not be unique.
             * @example Deliveries
             */
            webhookName: string;
            /**
             * Format: uri
             * @description The address that receives the events: an absolute `https:` URI of a public host, without user name and password. In
             *     development mode `http:` and private addresses are taken too.
             * @example https://hooks.harbour.example/jobs
             */
            webhookUrl: string;
            /**
             * @description The events to send, as an array of at least one. A single event may be given as a plain string.
             * @example [
             *       "JOB_DELIVER"
             *     ]
             */
            eventType: ("JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE")[] | ("JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE");
        };
        getWebhook: {
            /**
             * Format: int64
             * @description The id of the webhook, from [createWebhook](#createWebhook) or [listWebhooks](#listWebhooks).
             */
            id: number;
        };
        updateWebhook: {
            /**
             * Format: int64
             * @description The id of the webhook, from [createWebhook](#createWebhook) or [listWebhooks](#listWebhooks).
             */
            id: number;
            /**
             * @description A name for people. It need not be unique.
             * @example Deliveries
             */
            webhookName?: string;
            /**
             * Format: uri
             * @description The address that receives the events: an absolute `https:` URI of a public host, without user name and password. In
             *     development mode `http:` and private addresses are taken too.
             * @example https://hooks.harbour.example/jobs
             */
            webhookUrl?: string;
            /**
             * @description The events to send, as an array of at least one. A single event may be given as a plain string.
             * @example [
             *       "JOB_DELIVER"
             *     ]
             */
            eventType?: ("JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE")[] | ("JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE");
        };
        deleteWebhook: {
            /**
             * Format: int64
             * @description The id of the webhook, from [createWebhook](#createWebhook) or [listWebhooks](#listWebhooks).
             */
            id: number;
        };
        listDomains: Record<string, never>;
        getApi: Record<string, never>;
        getApiRoot: Record<string, never>;
        updateProject: {
            /** Format: int64 */
            id: number;
            name?: string;
            due_date?: number | null;
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
            archived?: boolean;
        };
        getDocument: {
            /** Format: int64 */
            id: number;
        };
        translateTextByQuery: {
            /**
             * Format: int64
             * @description Id of the memory to translate with. It decides the languages.
             * @example 4312
             */
            memory_id: number;
            /**
             * @description The text to translate, at most 5,000 characters (Unicode code points). An empty or missing source gives an empty list of translations.
             * @default
             * @example The ferry leaves at ten.
             */
            source: string;
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
            n: number;
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
            rich: boolean;
            /**
             * @description Whether to list exact matches of the memory. `false` returns machine translation only.
             * @default true
             * @example true
             */
            tm_matches: boolean;
            /**
             * @description Places the inline tags of the source in the translation and returns the result as `targetWithTags`.
             * @default false
             * @example false
             */
            project_tags: boolean;
            /**
             * @description Says that the source is an ICU message. Its syntax and arguments stay as they are and only the text is translated.
             * @default false
             * @example false
             */
            containsICUData: boolean;
            /**
             * @description Says that the source is an ICU message. Its syntax and arguments stay as they are and only the text is translated.
             * @default false
             * @example false
             */
            contains_icu_data: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
