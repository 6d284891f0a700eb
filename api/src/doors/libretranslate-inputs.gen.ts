// Written by `npm run gen` from api/description and api/data. Do not edit.
export type Bytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        translate: {
            q: string | string[];
            source?: string;
            target: string;
            format: "text" | "html";
            alternatives: number;
            api_key?: string;
        };
        detect: {
            q: string;
            api_key?: string;
        };
        listLanguages: Record<string, never>;
        getSettings: Record<string, never>;
        getHealth: Record<string, never>;
        translateFile: {
            source?: string;
            target: string;
            api_key?: string;
        };
        downloadFile: {
            name: string;
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
