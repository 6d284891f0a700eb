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
         * Format: int64
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
         * @description Text that every translation must begin with, for example what a person has typed so far. Machine translations go on from there, and memory matches that begin otherwise are left out.
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
         *       "align": "0-0 1-1 1-2 2-3 3-4 4-5 5-6",
         *       "provenance": "1 1 1 1 2 3 3",
         *       "score": 0.78,
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
             * @example 0-0 1-1 1-2 2-3 3-4 4-5 5-6
             */
            align?: string;
            /**
             * @description Where each target word came from: one integer per word, separated by spaces. 1, 2, … number the phrases taken from the memory; −1, −2, … number the terms of the termbase; 0 is anything else. Words with the same number belong to the same phrase or term. Present with `rich`, for machine translation only.
             * @example 1 1 1 1 2 3 3
             */
            provenance?: string;
            /**
             * @description How far to trust the translation. Exactly 100 for a memory match. For machine translation a number from 0 to 1, where 0 means that nothing was known and the source words were copied.
             * @example 0.78
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
         *           "score": 0.91,
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
