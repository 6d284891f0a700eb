// Written by `npm run gen` from api/description and api/data. Do not edit.
export type Bytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
export interface paths {
    "/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Translate a text or several texts */
        post: operations["translate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/detect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Detect the language of a text */
        post: operations["detect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List languages */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/frontend/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a client may send */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the state of the server */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translate_file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Translate a file */
        post: operations["translateFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download_file/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a translated file */
        get: operations["downloadFile"];
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
        Key: string;
        Language: string;
        NamedLanguage: {
            code: string;
            name: string;
        };
        Detection: {
            confidence: number;
            language: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    translate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    q: string | string[];
                    source?: components["schemas"]["Language"];
                    target: components["schemas"]["Language"];
                    /**
                     * @default text
                     * @enum {string}
                     */
                    format?: "text" | "html";
                    /** @default 0 */
                    alternatives?: number;
                    api_key?: components["schemas"]["Key"];
                };
                "application/json": {
                    q: string | string[];
                    source?: components["schemas"]["Language"];
                    target: components["schemas"]["Language"];
                    /**
                     * @default text
                     * @enum {string}
                     */
                    format?: "text" | "html";
                    /** @default 0 */
                    alternatives?: number;
                    api_key?: components["schemas"]["Key"];
                };
                "multipart/form-data": {
                    q: string | string[];
                    source?: components["schemas"]["Language"];
                    target: components["schemas"]["Language"];
                    /**
                     * @default text
                     * @enum {string}
                     */
                    format?: "text" | "html";
                    /** @default 0 */
                    alternatives?: number;
                    api_key?: components["schemas"]["Key"];
                };
            };
        };
        responses: {
            /** @description The translation, or a list of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        translatedText: string | string[];
                        detectedLanguage?: components["schemas"]["Detection"] | components["schemas"]["Detection"][];
                        alternatives?: (string | string[])[];
                    };
                };
            };
        };
    };
    detect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    q: string;
                    api_key?: components["schemas"]["Key"];
                };
                "application/json": {
                    q: string;
                    api_key?: components["schemas"]["Key"];
                };
                "multipart/form-data": {
                    q: string;
                    api_key?: components["schemas"]["Key"];
                };
            };
        };
        responses: {
            /** @description The languages that the text may be in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detection"][];
                };
            };
        };
    };
    listLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages, and those that each can be translated into. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        name: string;
                        targets: string[];
                    }[];
                };
            };
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        apiKeys: boolean;
                        keyRequired: boolean;
                        charLimit: number;
                        filesTranslation: boolean;
                        frontendTimeout: number;
                        suggestions: boolean;
                        supportedFilesFormat: string[];
                        language: {
                            source: components["schemas"]["NamedLanguage"];
                            target: components["schemas"]["NamedLanguage"];
                        };
                    };
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server responds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
        };
    };
    translateFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Bytes;
                    source?: components["schemas"]["Language"];
                    target: components["schemas"]["Language"];
                    api_key?: components["schemas"]["Key"];
                };
            };
        };
        responses: {
            /** @description Where the translated file is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        translatedFileUrl: string;
                    };
                };
            };
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The translated file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Bytes;
                };
            };
        };
    };
}
