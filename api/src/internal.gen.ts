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
}
export type webhooks = Record<string, never>;
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
        /**
         * @description Your own keys and values: at most 50 keys, each with a string, a number or a boolean. A value under `connectorId` can be searched for with [listProjects](#listProjects).
         * @example {
         *       "connectorId": 7,
         *       "ticket": "HS-118"
         *     }
         */
        metadata: {
            [key: string]: string | number | boolean;
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
        source_hash: number;
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
        prefix: string;
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
            default: components["responses"]["error-default"];
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
            default: components["responses"]["error-default"];
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
            /** @description [Required value missing](#error-required) · [Invalid value](#error-invalid) · [Source too long](#error-source-too-long). */
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
}
