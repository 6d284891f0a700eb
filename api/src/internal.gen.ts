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
        Error: {
            message: string;
        };
        metadata: {
            [key: string]: string | number | boolean;
        };
        Segment: {
            id: number;
            created_at: number;
            updated_at: number;
            document_id: number | null;
            memory_id: number;
            source: string;
            srclang: string;
            target: string;
            trglang: string;
            is_confirmed: boolean;
            is_reviewed: boolean;
            comments?: Record<string, never>[];
        };
        Document: {
            id: number;
            project_id: number;
            srclang: string;
            trglang: string;
            name: string;
            import_in_progress: boolean;
            import_succeeded: boolean;
            import_error_message: string;
            export_in_progress: boolean;
            export_succeeded: boolean;
            export_error_message: string;
            is_pretranslating: boolean;
            status: {
                pretranslation: "idle" | "pending" | "running";
            };
            translator_email: string | null;
            reviewer_email: string | null;
            customer_reviewer_email: string | null;
            created_at: number;
            updated_at: number;
            is_review_complete: boolean;
            import_note?: string;
            segments?: components["schemas"]["Segment"][];
        };
        Project: {
            id: number;
            memory_id: number;
            job_id: number;
            srclang: string;
            trglang: string;
            srclocale: string | null;
            trglocale: string | null;
            name: string;
            state: "backlog" | "inProgress" | "inReview" | "inQA" | "done";
            due_date: number | null;
            archived: boolean;
            metadata: {
                [key: string]: string | number | boolean;
            };
            sample_review_percentage: number;
            created_at: number;
            updated_at: number;
            workflowStatus: "READY_TO_START" | "IN_PROGRESS" | "DONE";
            document: components["schemas"]["Document"][];
        };
        schema: {
            sourceWords: number;
            exactWords: number;
            fuzzyWords: number;
            newWords: number;
            projects: {
                id: number;
                sourceWords: number;
                exactWords: number;
                fuzzyWords: number;
                newWords: number;
            }[];
        };
        memory_id: number;
        source: string;
        source_hash: number;
        n: number;
        prefix: string;
        rich: boolean;
        tm_matches: boolean;
        project_tags: boolean;
        containsICUData: boolean;
        Translation: {
            target: string;
            targetWithTags?: string;
            align?: string;
            provenance?: string;
            score: number;
            isTMMatch: boolean;
            targetWords?: string[];
            targetDelimiters?: string[];
        };
        TranslationList: {
            untokenizedSource: string;
            tokenizedSource: string;
            sourceDelimiters: string[];
            translation: components["schemas"]["Translation"][];
        };
    };
    responses: {
        "error-401": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        "error-403": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        "error-429": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
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
        "error-503": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
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
        "error-401-plain": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
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
        "error-409-json-retry": {
            headers: {
                "Parlance-Error": components["headers"]["Parlance-Error"];
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
    };
    parameters: never;
    requestBodies: never;
    headers: {
        "X-RateLimit-Limit": number;
        "X-RateLimit-Remaining": number;
        "X-RateLimit-Reset": number;
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
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        api_name: "Parlance";
                        api_root: "/v2";
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
    getApiRoot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        api_name: "Parlance";
                        api_root: "/v2";
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
                    id: number;
                    name?: string;
                    due_date?: number | null;
                    metadata?: components["schemas"]["metadata"];
                    archived?: boolean;
                };
            };
        };
        responses: {
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
                            occasion: "import" | "delivery";
                            checked_at: string;
                            segments: number;
                            errors: number;
                            warnings: number;
                            findings: {
                                check: string;
                                type: string;
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
                    memory_id: number;
                    source: string;
                    target: string;
                    max_length?: number;
                };
            };
        };
        responses: {
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
                            occasion: "import" | "delivery";
                            checked_at: string;
                            segments: number;
                            errors: number;
                            warnings: number;
                            findings: {
                                check: string;
                                type: string;
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
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        characters: number;
                        days: {
                            day: string;
                            characters: number;
                        }[];
                        tokens: {
                            day: string;
                            provider: string;
                            input_tokens: number;
                            output_tokens: number;
                        }[];
                    };
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
}
