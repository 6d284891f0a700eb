// Written by `npm run gen` from api/description and api/data. Do not edit.
export type Bytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
export interface paths {
    "/v2/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["translateText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLanguages"];
        put?: never;
        post: operations["listLanguagesByPost"];
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
        get: operations["getUsage"];
        put?: never;
        post: operations["getUsageByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/document/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["getDocumentStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/document/{document_id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["downloadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/glossary-language-pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listGlossaryPairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/glossaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listGlossaries"];
        put?: never;
        post: operations["createGlossary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/glossaries/{glossary_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getGlossary"];
        put?: never;
        post?: never;
        delete: operations["deleteGlossary"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/glossaries/{glossary_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getGlossaryEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/glossaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMultilingualGlossaries"];
        put?: never;
        post: operations["createMultilingualGlossary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/glossaries/{glossary_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMultilingualGlossary"];
        put?: never;
        post?: never;
        delete: operations["deleteMultilingualGlossary"];
        options?: never;
        head?: never;
        patch: operations["updateMultilingualGlossary"];
        trace?: never;
    };
    "/v3/glossaries/{glossary_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDictionaryEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/glossaries/{glossary_id}/dictionaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["replaceDictionary"];
        post?: never;
        delete: operations["deleteDictionary"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/glossaries/{glossary_id}/dictionaries/{source_lang}/{target_lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDictionary"];
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
        Language: string;
        Formality: "default" | "more" | "less" | "prefer_more" | "prefer_less";
        GlossaryId: string;
        GlossaryName: string;
        TagNames: string[];
        Glossary: {
            glossary_id: string;
            name: string;
            ready: boolean;
            source_lang: string;
            target_lang: string;
            creation_time: string;
            entry_count: number;
        };
        Dictionary: {
            source_lang: string;
            target_lang: string;
            entry_count: number;
        };
        DictionaryEntries: {
            source_lang: components["schemas"]["Language"];
            target_lang: components["schemas"]["Language"];
            entries: string;
            entries_format?: "tsv" | "csv";
        };
        MultilingualGlossary: {
            glossary_id: string;
            name: string;
            dictionaries: components["schemas"]["Dictionary"][];
            creation_time: string;
        };
        translateTextBody: {
            text: string[];
            source_lang?: components["schemas"]["Language"];
            target_lang: components["schemas"]["Language"];
            context?: string;
            split_sentences?: "0" | "1" | "nonewlines";
            preserve_formatting?: boolean;
            formality?: components["schemas"]["Formality"];
            glossary_id?: components["schemas"]["GlossaryId"];
            glossary_ids?: string[];
            tag_handling?: "xml" | "html";
            outline_detection?: boolean;
            splitting_tags?: components["schemas"]["TagNames"];
            non_splitting_tags?: components["schemas"]["TagNames"];
            ignore_tags?: components["schemas"]["TagNames"];
            custom_instructions?: string[];
        };
        getDocumentStatusBody: {
            document_key: string;
        };
        downloadDocumentBody: {
            document_key: string;
        };
        createGlossaryBody: {
            name: components["schemas"]["GlossaryName"];
            source_lang: components["schemas"]["Language"];
            target_lang: components["schemas"]["Language"];
            entries: string;
            entries_format: "tsv" | "csv";
        };
        createMultilingualGlossaryBody: {
            name: components["schemas"]["GlossaryName"];
            dictionaries: components["schemas"]["DictionaryEntries"][];
        };
        updateMultilingualGlossaryBody: {
            name?: components["schemas"]["GlossaryName"];
            dictionaries?: components["schemas"]["DictionaryEntries"][];
        };
        replaceDictionaryBody: components["schemas"]["DictionaryEntries"];
    };
    responses: never;
    parameters: {
        DocumentId: string;
        GlossaryId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    translateText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["translateTextBody"];
                "application/json": components["schemas"]["translateTextBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        translations: {
                            detected_source_language: string;
                            text: string;
                            billed_characters: number;
                        }[];
                    };
                };
            };
        };
    };
    listLanguages: {
        parameters: {
            query?: {
                type?: "source" | "target";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        language: string;
                        name: string;
                        supports_formality?: boolean;
                    }[];
                };
            };
        };
    };
    listLanguagesByPost: {
        parameters: {
            query?: {
                type?: "source" | "target";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        language: string;
                        name: string;
                        supports_formality?: boolean;
                    }[];
                };
            };
        };
    };
    getUsage: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        character_count: number;
                        character_limit: number;
                    };
                };
            };
        };
    };
    getUsageByPost: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        character_count: number;
                        character_limit: number;
                    };
                };
            };
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: Bytes;
                    filename?: string;
                    source_lang?: components["schemas"]["Language"];
                    target_lang: components["schemas"]["Language"];
                    output_format?: string;
                    formality?: components["schemas"]["Formality"];
                    glossary_id?: components["schemas"]["GlossaryId"];
                    glossary_ids?: string[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document_id: string;
                        document_key: string;
                    };
                };
            };
        };
    };
    getDocumentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["getDocumentStatusBody"];
                "application/json": components["schemas"]["getDocumentStatusBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document_id: string;
                        status: "queued" | "translating" | "done" | "error";
                        seconds_remaining?: number;
                        billed_characters?: number;
                        error_message?: string;
                    };
                };
            };
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["downloadDocumentBody"];
                "application/json": components["schemas"]["downloadDocumentBody"];
            };
        };
        responses: {
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
    listGlossaryPairs: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        supported_languages: {
                            source_lang: string;
                            target_lang: string;
                        }[];
                    };
                };
            };
        };
    };
    listGlossaries: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        glossaries: components["schemas"]["Glossary"][];
                    };
                };
            };
        };
    };
    createGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["createGlossaryBody"];
                "application/json": components["schemas"]["createGlossaryBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glossary"];
                };
            };
        };
    };
    getGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glossary"];
                };
            };
        };
    };
    deleteGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getGlossaryEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/tab-separated-values": string;
                };
            };
        };
    };
    listMultilingualGlossaries: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        glossaries: components["schemas"]["MultilingualGlossary"][];
                    };
                };
            };
        };
    };
    createMultilingualGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["createMultilingualGlossaryBody"];
                "application/json": components["schemas"]["createMultilingualGlossaryBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultilingualGlossary"];
                };
            };
        };
    };
    getMultilingualGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultilingualGlossary"];
                };
            };
        };
    };
    deleteMultilingualGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateMultilingualGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["updateMultilingualGlossaryBody"];
                "application/json": components["schemas"]["updateMultilingualGlossaryBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultilingualGlossary"];
                };
            };
        };
    };
    getDictionaryEntries: {
        parameters: {
            query: {
                source_lang: components["schemas"]["Language"];
                target_lang: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dictionaries: components["schemas"]["DictionaryEntries"][];
                    };
                };
            };
        };
    };
    replaceDictionary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["replaceDictionaryBody"];
                "application/json": components["schemas"]["replaceDictionaryBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dictionary"];
                };
            };
        };
    };
    deleteDictionary: {
        parameters: {
            query: {
                source_lang: components["schemas"]["Language"];
                target_lang: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getDictionary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                glossary_id: components["parameters"]["GlossaryId"];
                source_lang: components["schemas"]["Language"];
                target_lang: components["schemas"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dictionary"];
                };
            };
        };
    };
}
