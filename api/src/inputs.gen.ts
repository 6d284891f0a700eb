// Written by `npm run gen` from api/description and api/data. Do not edit.
export type Bytes = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        getLanguages: Record<string, never>;
        listMemories: {
            id?: number;
            import_id?: number;
        };
        createMemory: {
            name: string;
            srclang: string;
            trglang: string;
            srclocale?: string;
            trglocale?: string;
        };
        updateMemory: {
            id: number;
            name: string;
        };
        deleteMemory: {
            id: number;
        };
        queryMemory: {
            id: number;
            query: string;
            n: number;
            previous?: string;
            next?: string;
        };
        importMemory: {
            memory_id: number;
            name: string;
            has_header_row: boolean;
            skip_duplicates: boolean;
            sdlxliff_filters?: {
                confName: "Translated" | "Draft" | "ApprovedTranslation" | "Locked" | "SignedOff";
                allowablePercentage: number;
                allowUnlockedSegments: boolean;
            }[];
        };
        exportTermbase: {
            id: number;
        };
        downloadTermbase: {
            id: number;
        };
        deleteMemorySegment: {
            id: number;
            segment_id: number;
        };
        translateText: {
            source: string;
            memory_id: number;
            source_hash?: number;
            n: number;
            prefix?: string;
            rich: boolean;
            tm_matches: boolean;
            project_tags: boolean;
            containsICUData: boolean;
        };
        listFileTranslations: {
            translationIds?: number[];
            status?: "InProgress" | "Completed" | "ReadyForDownload" | "Failed";
            fromTime?: number;
            toTime?: number;
        };
        translateFiles: {
            fileId: number[];
            memoryId: number;
            configId?: number;
            externalModelId?: number;
            withTM: boolean;
        };
        downloadTranslation: {
            id: number;
        };
        signCreateTerms: {
            signedAgreement: boolean;
        };
        listCreateContents: Record<string, never>;
        generateCreateContent: {
            name?: string;
            language: string;
            template: string;
            templateParams: {
                contentLength?: number;
                memoryId?: number;
                language: string;
                sections?: string[];
                summary?: string;
            };
            preferences?: {
                tone?: string;
                styleguide?: string;
            };
        };
        getCreatePreferences: Record<string, never>;
        updateCreatePreferences: {
            tone?: string | null;
            styleguide?: string | null;
        };
        getCreateContent: {
            contentId: number;
        };
        updateCreateContent: {
            contentId: number;
            name?: string;
            language?: string;
            template?: string;
            templateParams?: {
                contentLength?: number | null;
                memoryId?: number | null;
                language?: string;
                sections?: string[] | null;
                summary?: string | null;
            };
            preferences?: {
                tone?: string | null;
                styleguide?: string | null;
            };
        };
        deleteCreateContent: {
            contentId: number;
        };
        regenerateCreateContent: {
            contentId: number;
        };
        listWorkflowTemplates: Record<string, never>;
        listJobs: {
            isArchived?: boolean;
            isDelivered?: boolean;
            offset: number;
            limit: number;
        };
        createJob: {
            name: string;
            fileIds: number[];
            languagePairs: {
                trgLang?: string;
                trgLocale?: string;
                dueDate?: string;
                memoryId: number;
                externalModelId?: number;
                pretranslate: boolean;
                autoAccept: boolean;
                caseSensitive: boolean;
                takeMatchAttribution: boolean;
                configId?: number;
                workflowTemplateId?: number;
                workflowTemplateName?: string | number;
                workflowStageAssignments?: {
                    workflowStageTemplateId: number;
                    userId?: number;
                    email?: string;
                }[];
            }[];
            srcLang: string;
            srcLocale?: string;
            due?: string;
            isPlural?: boolean;
            workflowTemplateId?: number;
            domainId?: number;
        };
        getJob: {
            jobId: number;
        };
        updateJob: {
            jobId: number;
            name?: string;
            dueDate?: string | number | null;
            due?: string | number | null;
            isProcessing?: "0" | "1" | "-2";
            processingErrorMsg?: string;
        };
        deleteJob: {
            jobId: number;
        };
        getJobStats: {
            jobId: number;
        };
        archiveJob: {
            jobId: number;
        };
        unarchiveJob: {
            jobId: number;
        };
        deliverJob: {
            jobId: number;
        };
        reactivateJob: {
            jobId: number;
        };
        exportJob: {
            jobId: number;
            type: "files" | "memory";
            checks?: boolean;
        };
        downloadJob: {
            jobId: number;
            type?: "files" | "memory";
        };
        listProjects: {
            id?: number[];
            srclang?: string;
            trglang?: string;
            from_time?: number;
            to_time?: number;
            state?: "backlog" | "inProgress" | "inReview" | "inQA" | "done";
            archived: boolean;
            connector_id?: string;
        };
        createProject: {
            memory_id: number;
            name: string;
            job_id?: number;
            due_date?: number;
            metadata?: {
                [key: string]: string | number | boolean;
            };
            workflowTemplateId?: number;
            workflow_template_name?: string;
            sample_review_percentage: number;
            llm_provider: string;
            external_model_id?: number;
            domainId?: number;
            is_plural?: boolean;
            require_batch_qa_translator?: boolean;
            enable_prompt_labeling?: boolean;
            is_enhanced_human_ai_optimized?: boolean;
            job_type: "TRANSLATION" | "PROMPT_RESPONSE";
            additional_guidelines?: string;
        };
        deleteProject: {
            id: number;
        };
        downloadDocument: {
            id: number;
            is_xliff: boolean;
            checks?: boolean;
        };
        uploadDocument: {
            name: string;
            project_id: number;
            pretranslate?: "TM" | "TM+MT";
            auto_accept: boolean;
            case_sensitive: boolean;
            match_attribution: boolean;
            config_id?: number;
        };
        pretranslateDocuments: {
            mode: "TM" | "TM+MT";
            auto_accept: boolean;
            case_sensitive: boolean;
            attribute_to_creator: boolean;
            id: number | number[];
        };
        deleteDocument: {
            id: number;
        };
        getSegment: {
            id: number;
            include_comments: boolean;
        };
        createSegment: {
            source: string;
            target?: string;
            memory_id?: number;
            document_id?: number;
            shouldApplySegmentation: boolean;
            srcLang?: string;
        };
        updateSegment: {
            id: number;
            target: string;
        };
        deleteSegment: {
            id: number;
        };
        unlockSegments: {
            segmentIds: number[];
        };
        tagSegment: {
            source_tagged: string;
            target: string;
            memory_id: number;
        };
        listFiles: {
            id?: number;
            labels?: string[];
        };
        uploadFile: {
            name: string;
            file_hash?: string;
            langId: boolean;
            project_id?: number;
            category: "API" | "REFERENCE";
            labels?: string[];
            job_type?: "TRANSLATION" | "PROMPT_RESPONSE";
        };
        deleteFile: {
            id: number;
        };
        downloadFile: {
            id: number;
        };
        addFileLabel: {
            id: number;
            name: string;
        };
        removeFileLabel: {
            id: number;
            name: string;
        };
        listUploads: {
            ids?: number[];
            statuses?: ("pending" | "uploaded" | "failed" | "canceled")[];
        };
        getUpload: {
            uploadId: number;
        };
        getUploadParams: {
            filename: string;
            type: string;
            "metadata.size"?: number;
            "metadata.category"?: "API" | "REFERENCE";
            "metadata.uuid"?: string;
            "metadata.labels"?: string[];
        };
        initiateUpload: {
            filename?: string;
            type?: string;
            metadata?: {
                size?: number;
                category?: "API" | "REFERENCE";
                uuid?: string;
                labels?: string[];
            };
            uploads?: {
                filename: string;
                type: string;
                metadata?: {
                    size?: number;
                    category?: "API" | "REFERENCE";
                    uuid?: string;
                    labels?: string[];
                };
            }[];
        };
        initiateMultipartUpload: {
            filename?: string;
            type?: string;
            metadata?: {
                size?: number;
                category?: "API" | "REFERENCE";
                uuid?: string;
                labels?: string[];
            };
            uploads?: {
                filename: string;
                type: string;
                metadata?: {
                    size?: number;
                    category?: "API" | "REFERENCE";
                    uuid?: string;
                    labels?: string[];
                };
            }[];
        };
        signUploadPart: {
            uploadId: number;
            partNumber: number;
            s3Key: string;
            size: number;
        };
        completeMultipartUpload: {
            uploadId: number;
            s3Key: string;
            parts: {
                ETag: string;
                PartNumber: number;
            }[];
        };
        cancelMultipartUpload: {
            uploadId: number;
            s3Key: string;
        };
        listWebhooks: Record<string, never>;
        createWebhook: {
            webhookName: string;
            webhookUrl: string;
            eventType: ("JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE" | "INSTANT_TRANSLATE_COMPLETED" | "INSTANT_TRANSLATE_FAILED")[] | ("JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE" | "INSTANT_TRANSLATE_COMPLETED" | "INSTANT_TRANSLATE_FAILED");
            includeChecks?: boolean;
        };
        getWebhook: {
            id: number;
        };
        updateWebhook: {
            id: number;
            webhookName?: string;
            webhookUrl?: string;
            eventType?: ("JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE" | "INSTANT_TRANSLATE_COMPLETED" | "INSTANT_TRANSLATE_FAILED")[] | ("JOB_DELIVER" | "JOB_UPDATE" | "PROJECT_DELIVER" | "PROJECT_UPDATE" | "INSTANT_TRANSLATE_COMPLETED" | "INSTANT_TRANSLATE_FAILED");
            includeChecks?: boolean;
        };
        deleteWebhook: {
            id: number;
        };
        listDomains: Record<string, never>;
        getApi: Record<string, never>;
        getApiRoot: Record<string, never>;
        updateProject: {
            id: number;
            name?: string;
            due_date?: number | null;
            metadata?: {
                [key: string]: string | number | boolean;
            };
            archived?: boolean;
        };
        getJobStatsByGet: {
            jobId: number;
        };
        getDocument: {
            id: number;
        };
        checkDocument: {
            id: number;
        };
        checkTranslation: {
            memory_id: number;
            source: string;
            target: string;
            max_length?: number;
        };
        translateTextByQuery: {
            memory_id: number;
            source: string;
            source_hash?: number;
            n: number;
            prefix?: string;
            rich: boolean;
            tm_matches: boolean;
            project_tags: boolean;
            containsICUData: boolean;
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
