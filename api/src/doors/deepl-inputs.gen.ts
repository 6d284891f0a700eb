// Written by `npm run gen` from api/description and api/data. Do not edit.
export type Bytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        translateText: {
            text: string[];
            source_lang?: string;
            target_lang: string;
            context?: string;
            split_sentences?: "0" | "1" | "nonewlines";
            preserve_formatting: boolean;
            formality?: "default" | "more" | "less" | "prefer_more" | "prefer_less";
            glossary_id?: string;
            glossary_ids?: string[];
            tag_handling?: "xml" | "html";
            outline_detection: boolean;
            splitting_tags?: string[];
            non_splitting_tags?: string[];
            ignore_tags?: string[];
            custom_instructions?: string[];
        };
        listLanguages: {
            type: "source" | "target";
        };
        listLanguagesByPost: {
            type: "source" | "target";
        };
        getUsage: Record<string, never>;
        getUsageByPost: Record<string, never>;
        uploadDocument: {
            filename?: string;
            source_lang?: string;
            target_lang: string;
            output_format?: string;
            formality?: "default" | "more" | "less" | "prefer_more" | "prefer_less";
            glossary_id?: string;
            glossary_ids?: string[];
        };
        getDocumentStatus: {
            document_id: string;
            document_key: string;
        };
        downloadDocument: {
            document_id: string;
            document_key: string;
        };
        listGlossaryPairs: Record<string, never>;
        listGlossaries: Record<string, never>;
        createGlossary: {
            name: string;
            source_lang: string;
            target_lang: string;
            entries: string;
            entries_format: "tsv" | "csv";
        };
        getGlossary: {
            glossary_id: string;
        };
        deleteGlossary: {
            glossary_id: string;
        };
        getGlossaryEntries: {
            glossary_id: string;
        };
        listMultilingualGlossaries: Record<string, never>;
        createMultilingualGlossary: {
            name: string;
            dictionaries: {
                source_lang: string;
                target_lang: string;
                entries: string;
                entries_format: "tsv" | "csv";
            }[];
        };
        getMultilingualGlossary: {
            glossary_id: string;
        };
        updateMultilingualGlossary: {
            glossary_id: string;
            name?: string;
            dictionaries?: {
                source_lang: string;
                target_lang: string;
                entries: string;
                entries_format: "tsv" | "csv";
            }[];
        };
        deleteMultilingualGlossary: {
            glossary_id: string;
        };
        getDictionaryEntries: {
            glossary_id: string;
            source_lang: string;
            target_lang: string;
        };
        replaceDictionary: {
            glossary_id: string;
            source_lang: string;
            target_lang: string;
            entries: string;
            entries_format: "tsv" | "csv";
        };
        deleteDictionary: {
            glossary_id: string;
            source_lang: string;
            target_lang: string;
        };
        getDictionary: {
            glossary_id: string;
            source_lang: string;
            target_lang: string;
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
