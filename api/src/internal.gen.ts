// Written by `npm run gen` from api/description and api/data. Do not edit.
export type Bytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
export interface paths {
    "/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check a key */
        get: operations["getApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check a key */
        get: operations["getApiRoot"];
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
        get?: never;
        /** Change a project */
        put: operations["updateProject"];
        post?: never;
        delete?: never;
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
        /** The word counts of a job, asked for with GET */
        get: operations["getJobStatsByGet"];
        put?: never;
        post?: never;
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
        /** A document with its segments */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/documents/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the checks find in the translations of a document */
        get: operations["checkDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/translate/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the checks find in one translation */
        post: operations["checkTranslation"];
        delete?: never;
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
        /** Translate a string, its fields in the query */
        get: operations["translateTextByQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The billed characters of the key and the tokens of language models, by day */
        get: operations["readUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The body of every error except 401. It has no other fields.
         * @example {
         *       "message": "File 2207 was deleted."
         *     }
         */
        Error: {
            /**
             * @description A description, in English, of what was wrong and what was expected. It is meant for people: branch on the status,
             *     not on this text. It never contains a key or your text, except the invalid value of a parameter.
             * @example File 2207 was deleted.
             */
            message: string;
        };
        /**
         * @description Your own keys and values: at most 50 keys, each with a string, a number, or a boolean. You can search for the value under `connectorId` with [listProjects](#listProjects).
         * @example {
         *       "connectorId": 7,
         *       "ticket": "HS-118"
         *     }
         */
        metadata: {
            [key: string]: string | number | boolean;
        };
        /**
         * @description A sentence of a [document](#Document), or one unit of an XLIFF file, with its translation. Entries of a memory that belong to no document are segments too. To confirm and review segments, upload the document's edited XLIFF, or confirm them with [createSegment](#createSegment) and [updateSegment](#updateSegment). With `auto_accept`, exact matches are confirmed immediately. A confirmed segment is also a memory entry, with the same ID.
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
             * @description The ID of the segment. It is also the ID of its unit in XLIFF and the `segment_id` of its [memory entry](#TranslationMemoryEntry).
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
             * @description The time the segment last changed.
             * @example 1741605000
             */
            updated_at: number;
            /**
             * Format: int64
             * @description The ID of the segment's document, or `null` for a memory entry that belongs to none.
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
             * @description If `true`, the translation is confirmed. Otherwise, the target is a draft.
             * @example false
             */
            is_confirmed: boolean;
            /**
             * @description If `true`, the translation is reviewed. A reviewed segment is always confirmed.
             * @example false
             */
            is_reviewed: boolean;
            /**
             * @description The comments. Present only in [getSegment](#getSegment) with `include_comments`. Always empty, because Parlance stores no comments.
             * @example []
             */
            comments?: Record<string, never>[];
        };
        /**
         * @description One file in one language pair. Its text is split into [segments](#Segment), which are translated, reviewed, and merged again when you download the document. The flags show what is running in the background: an import, a pretranslation, or an export. Dates are Unix timestamps (seconds).
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
             * @description If `true`, the file is being imported. Files of up to 1 MiB are imported before the upload returns.
             * @example false
             */
            import_in_progress: boolean;
            /**
             * @description If `true`, the file was imported into segments. Stays `false` if `import_error_message` is set.
             * @example true
             */
            import_succeeded: boolean;
            /**
             * @description The reason why the import failed. It starts with [Unsupported file type](#reason-unsupported-file-type), [File extraction error](#reason-file-extraction-error), or [No translatable content](#reason-no-translatable-content). A colon, a space, and the details can follow, as in the [note](#TranslationInfo.note) of a translation. Empty if there was no error.
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
             * @description If `true`, pretranslation is pending or running. Until it ends, downloads return 502.
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
             * @description The email of the person assigned to the `TRANSLATE` stage, or null.
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
             * @description The time the document last changed.
             * @example 1741605000
             */
            updated_at: number;
            /**
             * @description If `true`, the document has at least one segment and all segments are reviewed. If the workflow has a secondary review, all segments must also be final.
             * @example false
             */
            is_review_complete: boolean;
            /**
             * @description How Parlance read the file, in one sentence. Present only if it had to guess, such as the encoding of a text file that isn't UTF-8 and doesn't declare one.
             * @example The file declares no encoding and isn't UTF-8, so it was read as windows-1252.
             */
            import_note?: string;
            /** @description The segments of the document. Present only in the [uploadDocument](#uploadDocument) response. */
            segments?: components["schemas"]["Segment"][];
        };
        /**
         * @description The work in one language pair: the [documents](#Document) to translate, the [memory](#Memory) that provides
         *     translations and stores the confirmed ones, and the workflow. Every project belongs to a [job](#Job).
         *
         *     The state and the workflow status are derived from the segments. A project can move back to an earlier state, for
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
             * @description The ID of the memory that the project translates with.
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
             * @description Your own keys and values, as sent to [createProject](#createProject), or `{}` if there are none. [listProjects](#listProjects) can search for `connectorId`.
             * @example {
             *       "ticket": "HS-118"
             *     }
             */
            metadata: {
                [key: string]: string | number | boolean;
            };
            /**
             * @description The percentage of the text to review, for your information. It doesn't affect the state.
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
             * @description The time the project last changed.
             * @example 1741605000
             */
            updated_at: number;
            /**
             * @description The progress in three steps, derived from `state`. This is the only field of this object in camelCase.
             * @example READY_TO_START
             * @enum {string}
             */
            workflowStatus: "READY_TO_START" | "IN_PROGRESS" | "DONE";
            /** @description The project's documents, without their segments. The field name is singular, but the value is a list. */
            document: components["schemas"]["Document"][];
        };
        schema: {
            /**
             * @description The total number of words in the job, the sum of the other three.
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
            /** @description The same word counts per project. */
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
        source_hash: number;
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
        prefix: string;
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
             * @description The translation with the source's inline tags. Present with `rich` or `project_tags`; the same as `target` if the source has no tags.
             * @example Die Fähre hält am alten Hafen.
             */
            targetWithTags?: string;
            /**
             * @description The alignment of source tokens and target words: `source-target` pairs, counted from 0 and separated by spaces. A token can be in several pairs. Present with `rich`, for machine translations only.
             * @example 0-0 1-1 2-2 4-3 5-4 6-5 7-6
             */
            align?: string;
            /**
             * @description The origin of each target word: one integer per word, separated by spaces. Positive numbers are phrases from the memory, negative numbers are terms from the termbase, and 0 is neither. Words with the same number belong to the same phrase or term. Present with `rich`, for machine translations only.
             * @example 1 1 2 2 2 2 2
             */
            provenance?: string;
            /**
             * @description The confidence score. Exactly 100 for a memory match. For a machine translation, the estimated probability, from 0 to 1, that a person leaves it unchanged. 0 means that there was too little data and the source words were copied.
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
             * @description The text around the words, one more delimiter than there are words. Delimiter 0, word 0, delimiter 1, word 1, and so on add up to `target`. Present with `rich`.
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
         * @description The translations of one string, with the tokens of the source. With `rich`, token numbers in [align](#Translation.align) count the tokens of this source.
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
             * @description The text between the tokens of the source: one delimiter before the first token and one after each. There is one more delimiter than there are tokens; delimiters and tokens in turn add up to the source.
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
    };
    parameters: never;
    requestBodies: never;
    headers: {
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
    getApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name and the root of the API. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        api_name: "Parlance";
                        /** @constant */
                        api_root: "/v2";
                    };
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            /** @description [Other errors](#error-default). */
            default: {
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
    };
    getApiRoot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name and the root of the API. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        api_name: "Parlance";
                        /** @constant */
                        api_root: "/v2";
                    };
                };
            };
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            /** @description [Other errors](#error-default). */
            default: {
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
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    id: number;
                    name?: string;
                    due_date?: number | null;
                    metadata?: components["schemas"]["metadata"];
                    archived?: boolean;
                };
            };
        };
        responses: {
            /** @description The project after the change. */
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
            /** @description [Missing required parameter](#error-required) · [Invalid value](#error-invalid) · [Invalid JSON body](#error-bad-json). */
            400: {
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
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
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
            /** @description [Body too large](#error-too-large). */
            413: {
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
            /** @description [Unsupported content type](#error-wrong-type). */
            415: {
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
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    getJobStatsByGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The word counts. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["schema"];
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
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
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
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
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    getDocument: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
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
            /** @description [Missing required parameter](#error-required) · [Invalid value](#error-invalid). */
            400: {
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
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
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
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    checkDocument: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The findings. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        segments: number;
                        errors: number;
                        warnings: number;
                        findings: {
                            check: string;
                            type: string;
                            /** @enum {string} */
                            severity: "error" | "warning";
                            segment: number;
                            message: string;
                            source?: {
                                start: number;
                                end: number;
                            };
                            target?: {
                                start: number;
                                end: number;
                            };
                        }[];
                        recorded?: {
                            /** @enum {string} */
                            occasion: "import" | "delivery";
                            /** Format: date-time */
                            checked_at: string;
                            segments: number;
                            errors: number;
                            warnings: number;
                            findings: {
                                check: string;
                                type: string;
                                /** @enum {string} */
                                severity: "error" | "warning";
                                segment: number;
                                message: string;
                                source?: {
                                    start: number;
                                    end: number;
                                };
                                target?: {
                                    start: number;
                                    end: number;
                                };
                            }[];
                        }[];
                    };
                };
            };
            /** @description [Missing required parameter](#error-required) · [Invalid value](#error-invalid). */
            400: {
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
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
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
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    checkTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: int64 */
                    memory_id: number;
                    source: string;
                    target: string;
                    max_length?: number;
                };
            };
        };
        responses: {
            /** @description The findings. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        segments: number;
                        errors: number;
                        warnings: number;
                        findings: {
                            check: string;
                            type: string;
                            /** @enum {string} */
                            severity: "error" | "warning";
                            segment: number;
                            message: string;
                            source?: {
                                start: number;
                                end: number;
                            };
                            target?: {
                                start: number;
                                end: number;
                            };
                        }[];
                        recorded?: {
                            /** @enum {string} */
                            occasion: "import" | "delivery";
                            /** Format: date-time */
                            checked_at: string;
                            segments: number;
                            errors: number;
                            warnings: number;
                            findings: {
                                check: string;
                                type: string;
                                /** @enum {string} */
                                severity: "error" | "warning";
                                segment: number;
                                message: string;
                                source?: {
                                    start: number;
                                    end: number;
                                };
                                target?: {
                                    start: number;
                                    end: number;
                                };
                            }[];
                        }[];
                    };
                };
            };
            /** @description [Missing required parameter](#error-required) · [Invalid value](#error-invalid) · [Invalid JSON body](#error-bad-json). */
            400: {
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
            /** @description [Invalid or missing API key](#error-invalid-key) · [Expired API key](#error-expired-key) · [Production key in query string](#error-development-key-only) · [Memory not shared](#error-memory-not-shared). */
            401: {
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
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
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
            /** @description [Request still running](#error-idempotency-running). */
            409: {
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
            /** @description [Body too large](#error-too-large). */
            413: {
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
            /** @description [Unsupported content type](#error-wrong-type). */
            415: {
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
            /** @description [Idempotency key reused](#error-idempotency-mismatch). */
            422: {
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
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    translateTextByQuery: {
        parameters: {
            query: {
                memory_id: components["schemas"]["memory_id"];
                source?: components["schemas"]["source"];
                source_hash?: components["schemas"]["source_hash"];
                n?: components["schemas"]["n"];
                prefix?: components["schemas"]["prefix"];
                rich?: components["schemas"]["rich"];
                tm_matches?: components["schemas"]["tm_matches"];
                project_tags?: components["schemas"]["project_tags"];
                containsICUData?: components["schemas"]["containsICUData"];
                contains_icu_data?: components["schemas"]["containsICUData"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            /** @description [Missing required parameter](#error-required) · [Invalid value](#error-invalid) · [Source too long](#error-source-too-long). */
            400: {
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
            /** @description [Invalid or missing API key](#error-invalid-key) · [Expired API key](#error-expired-key) · [Production key in query string](#error-development-key-only) · [Memory not shared](#error-memory-not-shared). */
            401: {
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
            403: components["responses"]["error-403"];
            /** @description [Object not found](#error-not-found). */
            404: {
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
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
    readUsage: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage of the days that have some. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: int64 */
                        characters: number;
                        days: {
                            day: string;
                            /** Format: int64 */
                            characters: number;
                        }[];
                        /** @description The tokens that language models used for the organization, with all of its keys. */
                        tokens: {
                            day: string;
                            provider: string;
                            /** Format: int64 */
                            input_tokens: number;
                            /** Format: int64 */
                            output_tokens: number;
                        }[];
                    };
                };
            };
            /** @description [Invalid value](#error-invalid). */
            400: {
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
            401: components["responses"]["error-401"];
            403: components["responses"]["error-403"];
            429: components["responses"]["error-429"];
            500: components["responses"]["error-500"];
            503: components["responses"]["error-503"];
            default: components["responses"]["error-default"];
        };
    };
}
