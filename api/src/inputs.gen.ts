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
             * @description The ID of one memory. If omitted, all memories are returned.
             */
            id?: number;
            /**
             * Format: int64
             * @description The ID of one import, from the response header `Parlance-Import` of [importMemory](#importMemory). The response is its memory. `is_processing`, `import_error_message`, and `import_note` are those of this import, even if others run at the same time.
             */
            import_id?: number;
        };
        createMemory: {
            /**
             * @description The name of the memory. Leading and trailing whitespace is trimmed.
             * @example Harbour signs
             */
            name: string;
            /**
             * @description The source language, an ISO 639-1 code. Case-insensitive. Locales and other codes that identify a language are accepted too, such as `zh-TW`, `zt`, and `deu`.
             * @example en
             */
            srclang: string;
            /**
             * @description The target language, an ISO 639-1 code. Case-insensitive. Locales and other codes that identify a language are accepted too, such as `zh-TW`, `zt`, and `deu`.
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
        updateMemory: {
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
        deleteMemory: {
            /**
             * Format: int64
             * @description The ID of the memory to delete.
             */
            id: number;
        };
        queryMemory: {
            /**
             * Format: int64
             * @description The ID of the memory to search.
             */
            id: number;
            /** @description The source text to search for, usually one sentence. Inline tags and extra whitespace are ignored. */
            query: string;
            /**
             * @description The maximum number of results.
             * @default 10
             */
            n: number;
            /** @description The source text before the query in its document, if there is one. Entries that have the same text and the same neighbors come first. */
            previous?: string;
            /** @description The source text after the query. */
            next?: string;
        };
        importMemory: {
            /**
             * Format: int64
             * @description The ID of the memory to import into.
             */
            memory_id: number;
            /** @description The name of the file. Its extension determines the format. The name appears in `resources`. URI-encode names outside US-ASCII in UTF-8: `gr%C3%B6%C3%9Fe.tmx`. Control characters are rejected. */
            name: string;
            /**
             * @description If `true`, treats the first row of a CSV, TSV, or XLSX file as a header. Other formats ignore it.
             * @default false
             */
            has_header_row: boolean;
            /**
             * @description If `true`, skips pairs whose source and target are already in the memory or appeared earlier in the file. Otherwise they are stored again.
             * @default false
             */
            skip_duplicates: boolean;
            /** @description For `.sdlxliff` files only: filters that select segments by confirmation level. A segment is imported if it has a target and matches at least one filter. Without filters, every segment with a target is imported. As an individual header, the value is a JSON array; in `LILT-API`, it is part of the JSON object. */
            sdlxliff_filters?: {
                /**
                 * @description The confirmation level that a segment must have. `conf_name` is accepted too.
                 * @example Translated
                 * @enum {string}
                 */
                confName: "Translated" | "Draft" | "ApprovedTranslation" | "Locked" | "SignedOff";
                /**
                 * Format: int32
                 * @description The minimum match percentage of a segment: 90 imports segments of at least 90 percent. `-1` means any value. `percentage` is accepted too.
                 * @default -1
                 * @example -1
                 */
                allowablePercentage: number;
                /**
                 * @description If `true`, segments that aren't locked are imported as well. If `false`, only locked segments are imported. `allow_unlocked` is accepted too.
                 * @default true
                 * @example true
                 */
                allowUnlockedSegments: boolean;
            }[];
        };
        exportTermbase: {
            /**
             * Format: int64
             * @description The ID of the memory whose terms are exported.
             */
            id: number;
        };
        downloadTermbase: {
            /**
             * Format: int64
             * @description The ID of the memory whose termbase is downloaded.
             */
            id: number;
        };
        deleteMemorySegment: {
            /**
             * Format: int64
             * @description The ID of the memory.
             */
            id: number;
            /**
             * Format: int64
             * @description The ID of the entry, the `metadata.segment_id` from [queryMemory](#queryMemory).
             */
            segment_id: number;
        };
        translateText: {
            /**
             * @description The text to translate, at most 5,000 characters (Unicode code points). If it is empty or missing, the list of translations is empty.
             * @default
             * @example The ferry leaves at ten.
             */
            source: string;
            /**
             * Format: int64
             * @description The ID of the memory to translate with. It determines the languages.
             * @example 4312
             */
            memory_id: number;
            /**
             * @description Deprecated. Ignored; matches are looked up by the text of `source`.
             * @example 1850339541
             */
            source_hash?: number;
            /**
             * @description The maximum number of exact matches, and of machine translations, so at most 2 × `n` results. Matches with the same target are listed once.
             * @default 1
             * @example 1
             */
            n: number;
            /**
             * @description Text that every translation must start with, at most 5,000 characters, for example what a translator has typed so far. Machine translations continue it; memory matches that start differently are omitted.
             * @example Die Fähre
             */
            prefix?: string;
            /**
             * @description If `true`, returns all fields of each [Translation](#Translation): words, delimiters, alignment, and provenance. Otherwise only `target`, `score`, and `isTMMatch`.
             * @default false
             * @example true
             */
            rich: boolean;
            /**
             * @description If `true`, lists exact matches from the memory. If `false`, returns machine translations only.
             * @default true
             * @example true
             */
            tm_matches: boolean;
            /**
             * @description If `true`, places the source's inline tags in the translation and returns it as `targetWithTags`.
             * @default false
             * @example false
             */
            project_tags: boolean;
            /**
             * @description If `true`, treats the source as an ICU message: its syntax and arguments are preserved, and only the text is translated.
             * @default false
             * @example false
             */
            containsICUData: boolean;
        };
        listFileTranslations: {
            /** @description The IDs of translations, separated by commas, or with one parameter per ID. */
            translationIds?: number[];
            /**
             * @description The status of the translations.
             * @enum {string}
             */
            status?: "InProgress" | "Completed" | "ReadyForDownload" | "Failed";
            /** @description The earliest request time (inclusive), a Unix timestamp (seconds). An ISO 8601 date is accepted too. */
            fromTime?: number;
            /** @description The latest request time (exclusive), a Unix timestamp (seconds). An ISO 8601 date is accepted too. */
            toTime?: number;
        };
        translateFiles: {
            /** @description The IDs of the files to translate, 1 to 100, separated by commas, or with one parameter per ID. */
            fileId: number[];
            /**
             * Format: int64
             * @description The ID of the memory to translate with. It determines the languages.
             */
            memoryId: number;
            /**
             * Format: int32
             * @description The ID of the filter configuration to parse the files with, from [listDomains](#listDomains). By default, the file extension determines the filter.
             */
            configId?: number;
            /**
             * Format: int32
             * @description The ID of a machine translation model, from [listDomains](#listDomains). It must exist, but has no effect: the memory determines the model.
             */
            externalModelId?: number;
            /**
             * @description If `true`, exact matches from the memory are used verbatim. If `false`, everything is machine-translated.
             * @default true
             */
            withTM: boolean;
        };
        downloadTranslation: {
            /**
             * Format: int64
             * @description The ID of the translation (not of the file). One translation per request.
             */
            id: number;
        };
        signCreateTerms: {
            /**
             * @description If `true`, your organization agrees; if `false`, it withdraws. `null` is rejected.
             * @example true
             */
            signedAgreement: boolean;
        };
        listCreateContents: Record<string, never>;
        generateCreateContent: {
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
             * @description What the text is about.
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
                 * @description The target length in words. The default applies to generation but isn't stored, so the content has no `contentLength`. The built-in generator never exceeds it.
                 * @default 250
                 * @example 250
                 */
                contentLength?: number;
                /**
                 * Format: int64
                 * @description The ID of a memory whose wording the text uses.
                 * @example 4312
                 */
                memoryId?: number;
                /**
                 * @description The language of `summary` and `sections`. It can differ from the language of the text.
                 * @example en-GB
                 */
                language: string;
                /**
                 * @description The headings or topics of the sections, in order, at most 50.
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
             * @description The tone and style guide of this text. If omitted, the organization's preferences apply (see [getCreatePreferences](#getCreatePreferences)), and the content's `preferences` is `null`.
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
        getCreatePreferences: Record<string, never>;
        updateCreatePreferences: {
            /**
             * @description The tone of all texts, at most 5,000 characters. An empty string or `null` clears it.
             * @example friendly
             */
            tone?: string | null;
            /**
             * @description The style rules for all texts, at most 5,000 characters. An empty string or `null` clears them.
             * @example No exclamation marks.
             */
            styleguide?: string | null;
        };
        getCreateContent: {
            /**
             * Format: int64
             * @description The ID of the content.
             */
            contentId: number;
        };
        updateCreateContent: {
            /**
             * Format: int64
             * @description The ID of the content.
             */
            contentId: number;
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
             * @description The parameters to change. Omitted keys keep their value.
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
                 * @description The target length in words. `null` removes it; the text then aims for 250 words.
                 * @example 300
                 */
                contentLength?: number | null;
                /**
                 * Format: int64
                 * @description The ID of a memory whose wording the text uses. `null` removes it.
                 * @example 4312
                 */
                memoryId?: number | null;
                /**
                 * @description The language of `summary` and `sections`. You can change it but not remove it.
                 * @example en-GB
                 */
                language?: string;
                /**
                 * @description The headings or topics of the sections, at most 50. The list replaces the old one; `null` removes it.
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
             * @description The preferences to change. Omitted keys keep their value.
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
        deleteCreateContent: {
            /**
             * Format: int64
             * @description The ID of the content.
             */
            contentId: number;
        };
        regenerateCreateContent: {
            /**
             * Format: int64
             * @description The ID of the content.
             */
            contentId: number;
        };
        listWorkflowTemplates: Record<string, never>;
        listJobs: {
            /** @description If `true`, returns only archived jobs; if `false`, all others. By default, returns both. */
            isArchived?: boolean;
            /** @description If `true`, returns only jobs whose `deliveredAt` is set; if `false`, only jobs whose `deliveredAt` is null. By default, returns both. A job that was archived after delivery still counts as delivered. */
            isDelivered?: boolean;
            /**
             * @description The number of jobs to skip, starting from the newest.
             * @default 0
             */
            offset: number;
            /**
             * @description The maximum number of jobs to return.
             * @default 25
             */
            limit: number;
        };
        createJob: {
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
            /** @description The target languages; each pair becomes a project. A new job has at most 2,000 documents, one per file and pair. */
            languagePairs: {
                /**
                 * @description The target language, an ISO 639-1 code. Defaults to the memory's target language, and must match it.
                 * @example de
                 */
                trgLang?: string;
                /**
                 * @description The region of the target language, an ISO 3166-1 code. Defaults to the memory's region, but can differ from it.
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
                 * @description If `true`, fills the segments with drafts after import, as with [`TM+MT`](#uploadDocument.header.pretranslate): an exact match, otherwise machine translation, otherwise a fuzzy match.
                 * @default false
                 * @example true
                 */
                pretranslate: boolean;
                /**
                 * @description If `true`, exact matches from pretranslation are confirmed without a translator. In a domain with the metadata `auto_accept=context`, only those with the same neighbors are: the segments before and after it.
                 * @default false
                 * @example false
                 */
                autoAccept: boolean;
                /**
                 * @description If `false`, text that differs only in case counts as an exact match.
                 * @default false
                 * @example false
                 */
                caseSensitive: boolean;
                /**
                 * @description If `true`, accepted segments are credited to the author of the match; if `false`, to the user of the key.
                 * @default false
                 * @example false
                 */
                takeMatchAttribution: boolean;
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
                workflowStageAssignments?: {
                    /**
                     * Format: int64
                     * @description The `id` of a `TRANSLATE`, `REVIEW` or `SECONDARY_REVIEW` stage in the pair's [workflow template](#WorkflowTemplate).
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
                }[];
            }[];
            /**
             * @description The language of the files, an ISO 639-1 code. Every memory must have it as its source language.
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
             * @description The due date of all pairs without their own `dueDate`. A date without a time means midnight UTC.
             * @example 2025-04-30T16:00:00.000Z
             */
            due?: string;
            /**
             * @description Stored for your own use. Has no effect on processing.
             * @example false
             */
            isPlural?: boolean;
            /**
             * Format: int64
             * @description The ID of the [workflow](#listWorkflowTemplates) of all pairs that don't specify one. Defaults to the template `Translate`.
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
        getJob: {
            /**
             * Format: int64
             * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        updateJob: {
            /**
             * Format: int64
             * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
            /**
             * @description The new name. Leading and trailing whitespace is trimmed.
             * @example Spring leaflets, second edition
             */
            name?: string;
            /**
             * @description The new due date: an ISO 8601 string or a Unix timestamp in seconds (numbers from 100,000,000,000 up are milliseconds). Null removes the date. Takes precedence over `due`.
             * @example 2025-05-02T16:00:00.000Z
             */
            dueDate?: string | number | null;
            /**
             * @description An alias of `dueDate`, named as in the [job](#Job.due).
             * @example 2025-05-02T16:00:00.000Z
             */
            due?: string | number | null;
            /**
             * @description The new value of [isProcessing](#Job.isProcessing). A number is accepted too.
             * @example -2
             * @enum {string}
             */
            isProcessing?: "0" | "1" | "-2";
            /**
             * @description The error message. Stored with the job, but not returned.
             * @example source system offline
             */
            processingErrorMsg?: string;
        };
        deleteJob: {
            /**
             * Format: int64
             * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        getJobStats: {
            /**
             * Format: int64
             * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        archiveJob: {
            /**
             * Format: int64
             * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        unarchiveJob: {
            /**
             * Format: int64
             * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        deliverJob: {
            /**
             * Format: int64
             * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        reactivateJob: {
            /**
             * Format: int64
             * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
        };
        exportJob: {
            /**
             * Format: int64
             * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
            /**
             * @description The type of export.
             * @enum {string}
             */
            type: "files" | "memory";
            /** @description If `true`, the ZIP also contains `qa.json`, with the findings of the quality checks for each document. They report missing numbers and placeholders, forbidden terms, inconsistent translations, and more. The array `recorded` contains what they found at the last import of XLIFF and at the last delivery, at most 100 findings each. By default, there is no such file. */
            checks?: boolean;
        };
        downloadJob: {
            /**
             * Format: int64
             * @description The ID of the job, from [createJob](#createJob) or [listJobs](#listJobs).
             */
            jobId: number;
            /**
             * @description The type of export that you expect. If the last one is of another type, the response is a 409.
             * @enum {string}
             */
            type?: "files" | "memory";
        };
        listProjects: {
            /** @description Project IDs, separated by commas. */
            id?: number[];
            /** @description The source language, an ISO 639-1 code. */
            srclang?: string;
            /** @description The target language, an ISO 639-1 code. */
            trglang?: string;
            /** @description The earliest creation time (inclusive), a Unix timestamp (seconds). An ISO 8601 date is accepted too. */
            from_time?: number;
            /** @description The latest creation time (exclusive), a Unix timestamp (seconds). An ISO 8601 date is accepted too. */
            to_time?: number;
            /**
             * @description The project state.
             * @enum {string}
             */
            state?: "backlog" | "inProgress" | "inReview" | "inQA" | "done";
            /**
             * @description If `true`, includes archived projects; if `false`, excludes them.
             * @default true
             */
            archived: boolean;
            /** @description A value that the project's [metadata](#Project.metadata) must have under `connectorId`. The value 7 matches both the number 7 and the string "7". */
            connector_id?: string;
        };
        createProject: {
            /**
             * Format: int64
             * @description The ID of the [memory](#Memory) to translate with. It determines the languages.
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
             * @description Your own keys and values: at most 50 keys, each with a string, a number, or a boolean. You can search for the value under `connectorId` with [listProjects](#listProjects).
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
             * @description The percentage of the text to review. For your information only; it doesn't affect the state.
             * @default 100
             * @example 100
             */
            sample_review_percentage: number;
            /**
             * @description The preferred machine translation provider. Stored only.
             * @default neural
             * @example neural
             */
            llm_provider: string;
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
             * @description If `true`, the texts contain plural forms. Stored only.
             * @example false
             */
            is_plural?: boolean;
            /**
             * @description If `true`, translators must run the batch quality check. Stored only.
             * @example false
             */
            require_batch_qa_translator?: boolean;
            /**
             * @description If `true`, prompts can be labeled. Stored only.
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
            job_type: "TRANSLATION" | "PROMPT_RESPONSE";
            /**
             * @description Additional guidelines for the people who work on the project, and for machine translation by language models.
             * @example Use the formal address.
             */
            additional_guidelines?: string;
        };
        deleteProject: {
            /**
             * Format: int64
             * @description The ID of the project, from [listProjects](#listProjects).
             */
            id: number;
        };
        downloadDocument: {
            /**
             * Format: int64
             * @description The ID of the document, from [listProjects](#listProjects) or [uploadDocument](#uploadDocument).
             */
            id: number;
            /**
             * @description If `true`, returns XLIFF 1.2; if `false`, the format of the uploaded file.
             * @default true
             */
            is_xliff: boolean;
            /** @description If `true`, the XLIFF file contains a `<note>` for each finding of the quality checks, in the `<trans-unit>` of its segment. By default, there are none. */
            checks?: boolean;
        };
        uploadDocument: {
            /** @description The name of the file. Its extension determines how the file is parsed. URI-encode characters outside US-ASCII: `gr%C3%B6%C3%9Fe.txt`. Control characters are rejected. */
            name: string;
            /**
             * Format: int64
             * @description The ID of the document's project.
             */
            project_id: number;
            /**
             * @description The pretranslation mode, which fills the segments with drafts in the background. Case-insensitive. If omitted, the segments stay empty.
             * @enum {string}
             */
            pretranslate?: "TM" | "TM+MT";
            /**
             * @description If `true`, segments that need no translator are confirmed: exact matches from pretranslation and, in XLIFF, targets without a state. In a domain with the metadata `auto_accept=context`, an exact match is confirmed only if it also has the same neighbors.
             * @default false
             */
            auto_accept: boolean;
            /**
             * @description If `false`, text that differs only in case counts as an exact match.
             * @default false
             */
            case_sensitive: boolean;
            /**
             * @description If `true`, accepted segments are credited to the author of the match; if `false`, to the user of the key.
             * @default false
             */
            match_attribution: boolean;
            /**
             * Format: int32
             * @description The ID of a filter configuration from [listDomains](#listDomains) to parse the file with. By default, the extension determines the filter.
             */
            config_id?: number;
        };
        pretranslateDocuments: {
            /**
             * @description The source of the drafts. Case-insensitive.
             * @default TM
             * @enum {string}
             */
            mode: "TM" | "TM+MT";
            /**
             * @description If `true`, exact matches are confirmed. In a domain with the metadata `auto_accept=context`, only those with the same neighbors are.
             * @default false
             */
            auto_accept: boolean;
            /**
             * @description If `false`, text that differs only in case counts as an exact match.
             * @default false
             */
            case_sensitive: boolean;
            /**
             * @description If `true`, accepted segments are credited to the author of the match; if `false`, to the user of the key.
             * @default false
             */
            attribute_to_creator: boolean;
            /**
             * @description The ID of a document, or an array of at most 1,000 IDs.
             * @example [
             *       905
             *     ]
             */
            id: number | number[];
        };
        deleteDocument: {
            /**
             * Format: int64
             * @description The ID of the document.
             */
            id: number;
        };
        getSegment: {
            /**
             * Format: int64
             * @description The ID of the segment, or the `metadata.segment_id` of [queryMemory](#queryMemory).
             */
            id: number;
            /**
             * @description If `true`, the response includes `comments`. Parlance stores no comments, so the array is empty.
             * @default false
             */
            include_comments: boolean;
        };
        createSegment: {
            /**
             * @description The source text, at most 5,000 characters (Unicode code points), with its inline tags.
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
             * @description The ID of the memory that the pair is added to. Send either this or `document_id`.
             * @example 4312
             */
            memory_id?: number;
            /**
             * Format: int64
             * @description The ID of the document whose segments are confirmed. Send either this or `memory_id`.
             * @example 905
             */
            document_id?: number;
            /**
             * @description If `true`, source and target are split into sentences, and the response is an array.
             * @default false
             * @example false
             */
            shouldApplySegmentation: boolean;
            /**
             * @description The language of the source, an ISO 639-1 code. Required with `shouldApplySegmentation`, otherwise without effect.
             * @example en
             */
            srcLang?: string;
        };
        updateSegment: {
            /**
             * Format: int64
             * @description The ID of the segment.
             * @example 880003
             */
            id: number;
            /**
             * @description The new translation. It must not be blank.
             * @example Bitte den Landgang freihalten.
             */
            target: string;
        };
        deleteSegment: {
            /**
             * Format: int64
             * @description The ID of the segment.
             */
            id: number;
        };
        unlockSegments: {
            /**
             * @description The IDs of the segments, at most 1,000.
             * @example [
             *       880021
             *     ]
             */
            segmentIds: number[];
        };
        tagSegment: {
            /** @description The source text with its inline tags, at most 5,000 characters. */
            source_tagged: string;
            /** @description The translation without tags, at most 5,000 characters. */
            target: string;
            /**
             * Format: int64
             * @description The ID of the memory whose word alignment is used.
             */
            memory_id: number;
        };
        listFiles: {
            /**
             * Format: int64
             * @description The ID of one file. If omitted, all files are returned.
             */
            id?: number;
            /** @description Labels, separated by commas. Returns only files that have **all** of them. */
            labels?: string[];
        };
        uploadFile: {
            /** @description The name of the file. Its extension determines how the file is parsed later. URI-encode characters outside US-ASCII: `gr%C3%B6%C3%9Fe.txt`. Control characters are rejected. */
            name: string;
            /** @description Your own hash, stored with the file. By default, the MD5 of the bytes is stored. */
            file_hash?: string;
            /**
             * @description If `false`, the language isn't detected.
             * @default true
             */
            langId: boolean;
            /**
             * Format: int64
             * @description The ID of an associated project. Stored, but not returned.
             */
            project_id?: number;
            /**
             * @description The purpose of the file.
             * @default API
             * @enum {string}
             */
            category: "API" | "REFERENCE";
            /** @description Labels for the file, separated by commas. */
            labels?: string[];
            /**
             * @description The type of job the file is intended for. Stored, but not returned.
             * @enum {string}
             */
            job_type?: "TRANSLATION" | "PROMPT_RESPONSE";
        };
        deleteFile: {
            /**
             * Format: int64
             * @description The ID of the file, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
             */
            id: number;
        };
        downloadFile: {
            /**
             * Format: int64
             * @description The ID of the file, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
             */
            id: number;
        };
        addFileLabel: {
            /**
             * Format: int64
             * @description The ID of the file, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
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
             * @description The ID of the file, from [uploadFile](#uploadFile) or [listFiles](#listFiles).
             */
            id: number;
            /** @description The label to remove. */
            name: string;
        };
        listUploads: {
            /** @description The IDs of uploads, separated by commas. */
            ids?: number[];
            /** @description Returns only uploads with one of these statuses, separated by commas. */
            statuses?: ("pending" | "uploaded" | "failed" | "canceled")[];
        };
        getUpload: {
            /**
             * Format: int64
             * @description The ID of the upload.
             */
            uploadId: number;
        };
        getUploadParams: {
            /** @description The name of the file. Its extension determines how the file is parsed later. */
            filename: string;
            /** @description The media type of the file. Stored, but not checked. */
            type: string;
            /**
             * Format: int64
             * @description The size in bytes. If sent, the file must have exactly this size.
             */
            "metadata.size"?: number;
            /**
             * @description The purpose of the file. By default, `API`.
             * @enum {string}
             */
            "metadata.category"?: "API" | "REFERENCE";
            /** @description Your own identifier of the file. Stored, but not returned. */
            "metadata.uuid"?: string;
            /** @description Labels for the file, at most 100, separated by commas. */
            "metadata.labels"?: string[];
        };
        initiateUpload: {
            /**
             * @description The name of the file. Its extension determines how the file is parsed later.
             * @example leaflet.txt
             */
            filename?: string;
            /**
             * @description The media type of the file. Stored, but not checked.
             * @example text/plain
             */
            type?: string;
            /**
             * @description What is known about the file.
             * @example {
             *       "size": 92,
             *       "labels": [
             *         "spring"
             *       ]
             *     }
             */
            metadata?: {
                /**
                 * Format: int64
                 * @description The size in bytes. If sent, the file must have exactly this size.
                 * @example 92
                 */
                size?: number;
                /**
                 * @description The purpose of the file. By default, `API`.
                 * @example API
                 * @enum {string}
                 */
                category?: "API" | "REFERENCE";
                /**
                 * @description Your own identifier of the file. Stored, but not returned.
                 * @example 0b8c7a1e-5f0d-4c37-9a52-0e2b6a0c9d11
                 */
                uuid?: string;
                /**
                 * @description Labels for the file, at most 100.
                 * @example [
                 *       "spring"
                 *     ]
                 */
                labels?: string[];
            };
            /**
             * @description The files of several uploads, at most 100. Other fields are then ignored.
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
                 * @description The media type of the file. Stored, but not checked.
                 * @example text/plain
                 */
                type: string;
                /**
                 * @description What is known about the file.
                 * @example {
                 *       "size": 92,
                 *       "labels": [
                 *         "spring"
                 *       ]
                 *     }
                 */
                metadata?: {
                    /**
                     * Format: int64
                     * @description The size in bytes. If sent, the file must have exactly this size.
                     * @example 92
                     */
                    size?: number;
                    /**
                     * @description The purpose of the file. By default, `API`.
                     * @example API
                     * @enum {string}
                     */
                    category?: "API" | "REFERENCE";
                    /**
                     * @description Your own identifier of the file. Stored, but not returned.
                     * @example 0b8c7a1e-5f0d-4c37-9a52-0e2b6a0c9d11
                     */
                    uuid?: string;
                    /**
                     * @description Labels for the file, at most 100.
                     * @example [
                     *       "spring"
                     *     ]
                     */
                    labels?: string[];
                };
            }[];
        };
        initiateMultipartUpload: {
            /**
             * @description The name of the file. Its extension determines how the file is parsed later.
             * @example leaflet.txt
             */
            filename?: string;
            /**
             * @description The media type of the file. Stored, but not checked.
             * @example text/plain
             */
            type?: string;
            /**
             * @description What is known about the file.
             * @example {
             *       "size": 92,
             *       "labels": [
             *         "spring"
             *       ]
             *     }
             */
            metadata?: {
                /**
                 * Format: int64
                 * @description The size in bytes. If sent, the file must have exactly this size.
                 * @example 92
                 */
                size?: number;
                /**
                 * @description The purpose of the file. By default, `API`.
                 * @example API
                 * @enum {string}
                 */
                category?: "API" | "REFERENCE";
                /**
                 * @description Your own identifier of the file. Stored, but not returned.
                 * @example 0b8c7a1e-5f0d-4c37-9a52-0e2b6a0c9d11
                 */
                uuid?: string;
                /**
                 * @description Labels for the file, at most 100.
                 * @example [
                 *       "spring"
                 *     ]
                 */
                labels?: string[];
            };
            /**
             * @description The files of several uploads, at most 100. Other fields are then ignored.
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
                 * @description The media type of the file. Stored, but not checked.
                 * @example text/plain
                 */
                type: string;
                /**
                 * @description What is known about the file.
                 * @example {
                 *       "size": 92,
                 *       "labels": [
                 *         "spring"
                 *       ]
                 *     }
                 */
                metadata?: {
                    /**
                     * Format: int64
                     * @description The size in bytes. If sent, the file must have exactly this size.
                     * @example 92
                     */
                    size?: number;
                    /**
                     * @description The purpose of the file. By default, `API`.
                     * @example API
                     * @enum {string}
                     */
                    category?: "API" | "REFERENCE";
                    /**
                     * @description Your own identifier of the file. Stored, but not returned.
                     * @example 0b8c7a1e-5f0d-4c37-9a52-0e2b6a0c9d11
                     */
                    uuid?: string;
                    /**
                     * @description Labels for the file, at most 100.
                     * @example [
                     *       "spring"
                     *     ]
                     */
                    labels?: string[];
                };
            }[];
        };
        signUploadPart: {
            /**
             * Format: int64
             * @description The ID of the upload.
             */
            uploadId: number;
            /** @description The number of the part, from 1. */
            partNumber: number;
            /** @description The storage key of the upload. Older clients send it as `key`; such a value begins with `uploads/`. */
            s3Key: string;
            /** @description The size of the part in bytes, at most 8 MiB. */
            size: number;
        };
        completeMultipartUpload: {
            /**
             * Format: int64
             * @description The ID of the upload.
             */
            uploadId: number;
            /** @description The storage key of the upload. Older clients send it as `key`; such a value begins with `uploads/`. */
            s3Key: string;
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
                 * @description The `ETag` of the response to the part, with or without its quotation marks.
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
        cancelMultipartUpload: {
            /**
             * Format: int64
             * @description The ID of the upload.
             */
            uploadId: number;
            /** @description The storage key of the upload. Older clients send it as `key`; such a value begins with `uploads/`. */
            s3Key: string;
        };
        listWebhooks: Record<string, never>;
        createWebhook: {
            /**
             * @description A display name. It need not be unique.
             * @example Deliveries
             */
            webhookName: string;
            /**
             * Format: uri
             * @description The URL that receives events: an absolute `https:` URI of a public host, without username and password. Development
             *     mode also accepts `http:` URLs and private addresses.
             * @example https://hooks.harbour.example/jobs
             */
            webhookUrl: string;
            /**
             * @description The events to send, an array of at least one. A single event can be a plain string.
             * @example [
             *       "JOB_DELIVER"
             *     ]
             */
            eventType: ("JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE" | "INSTANT_TRANSLATE_COMPLETED" | "INSTANT_TRANSLATE_FAILED")[] | ("JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE" | "INSTANT_TRANSLATE_COMPLETED" | "INSTANT_TRANSLATE_FAILED");
            /**
             * @description If `true`, each [JOB_DELIVER](#webhook-JOB_DELIVER) event contains `checks`: what the quality checks found in the job. The event is sent when the checks have finished.
             * @example true
             */
            includeChecks?: boolean;
        };
        getWebhook: {
            /**
             * Format: int64
             * @description The ID of the webhook, from [createWebhook](#createWebhook) or [listWebhooks](#listWebhooks).
             */
            id: number;
        };
        updateWebhook: {
            /**
             * Format: int64
             * @description The ID of the webhook, from [createWebhook](#createWebhook) or [listWebhooks](#listWebhooks).
             */
            id: number;
            /**
             * @description A display name. It need not be unique.
             * @example Deliveries
             */
            webhookName?: string;
            /**
             * Format: uri
             * @description The URL that receives events: an absolute `https:` URI of a public host, without username and password. Development
             *     mode also accepts `http:` URLs and private addresses.
             * @example https://hooks.harbour.example/jobs
             */
            webhookUrl?: string;
            /**
             * @description The events to send, an array of at least one. A single event can be a plain string.
             * @example [
             *       "JOB_DELIVER"
             *     ]
             */
            eventType?: ("JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE" | "INSTANT_TRANSLATE_COMPLETED" | "INSTANT_TRANSLATE_FAILED")[] | ("JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE" | "INSTANT_TRANSLATE_COMPLETED" | "INSTANT_TRANSLATE_FAILED");
            /**
             * @description If `true`, each [JOB_DELIVER](#webhook-JOB_DELIVER) event contains `checks`: what the quality checks found in the job. The event is sent when the checks have finished.
             * @example true
             */
            includeChecks?: boolean;
        };
        deleteWebhook: {
            /**
             * Format: int64
             * @description The ID of the webhook, from [createWebhook](#createWebhook) or [listWebhooks](#listWebhooks).
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
             * @description Your own keys and values: at most 50 keys, each with a string, a number, or a boolean. You can search for the value under `connectorId` with [listProjects](#listProjects).
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
        getJobStatsByGet: {
            /** Format: int64 */
            jobId: number;
        };
        getDocument: {
            /** Format: int64 */
            id: number;
        };
        checkDocument: {
            /** Format: int64 */
            id: number;
        };
        checkTranslation: {
            /** Format: int64 */
            memory_id: number;
            source: string;
            target: string;
            max_length?: number;
        };
        translateTextByQuery: {
            /**
             * Format: int64
             * @description The ID of the memory to translate with. It determines the languages.
             * @example 4312
             */
            memory_id: number;
            /**
             * @description The text to translate, at most 5,000 characters (Unicode code points). If it is empty or missing, the list of translations is empty.
             * @default
             * @example The ferry leaves at ten.
             */
            source: string;
            /**
             * @description Deprecated. Ignored; matches are looked up by the text of `source`.
             * @example 1850339541
             */
            source_hash?: number;
            /**
             * @description The maximum number of exact matches, and of machine translations, so at most 2 × `n` results. Matches with the same target are listed once.
             * @default 1
             * @example 1
             */
            n: number;
            /**
             * @description Text that every translation must start with, at most 5,000 characters, for example what a translator has typed so far. Machine translations continue it; memory matches that start differently are omitted.
             * @example Die Fähre
             */
            prefix?: string;
            /**
             * @description If `true`, returns all fields of each [Translation](#Translation): words, delimiters, alignment, and provenance. Otherwise only `target`, `score`, and `isTMMatch`.
             * @default false
             * @example true
             */
            rich: boolean;
            /**
             * @description If `true`, lists exact matches from the memory. If `false`, returns machine translations only.
             * @default true
             * @example true
             */
            tm_matches: boolean;
            /**
             * @description If `true`, places the source's inline tags in the translation and returns it as `targetWithTags`.
             * @default false
             * @example false
             */
            project_tags: boolean;
            /**
             * @description If `true`, treats the source as an ICU message: its syntax and arguments are preserved, and only the text is translated.
             * @default false
             * @example false
             */
            containsICUData: boolean;
            /**
             * @description If `true`, treats the source as an ICU message: its syntax and arguments are preserved, and only the text is translated.
             * @default false
             * @example false
             */
            contains_icu_data: boolean;
        };
        readUsage: {
            from?: string;
            to?: string;
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
