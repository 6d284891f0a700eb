// Written by `npm run gen` from the migrations. Do not edit.
export interface Columns {
  counters: {
    kind: string;
    next: number;
  };
  organizations: {
    id: number;
    name: string;
    plan: string;
    createdAt: number;
  };
  users: {
    id: number;
    organizationId: number;
    email: string;
    createdAt: number;
  };
  keys: {
    id: number;
    organizationId: number;
    userId: number;
    /** SHA-256 in hex; the key itself is never stored. */
    hash: string;
    /** Empty for a short key. */
    firstCharacters: string;
    isDevelopment: number;
    createdAt: number;
    revokedAt: number | null;
    /** 1 for a key that the environment sets, which is valid while it does; 0 after it was revoked by hand. */
    isGiven: number;
    name: string | null;
    /** The time from which it is rejected; null for a key that doesn't expire. */
    expiresAt: number | null;
    replacedBy: number | null;
    /** The beginning of the hour; null before the first request. */
    lastUsedAt: number | null;
  };
  quotas: {
    keyId: number;
    organizationId: number;
    windowStartedAt: number;
    used: number;
    waitsUntil: number | null;
  };
  memories: {
    id: number;
    organizationId: number;
    userId: number;
    isShared: number;
    name: string;
    sourceLang: string;
    targetLang: string;
    sourceRegion: string | null;
    targetRegion: string | null;
    /** Imports and exports that have not ended; null before the first one. */
    tasksOpen: number | null;
    version: number;
    /** Raised by each transaction that changes entries or terms. Indexes use it to find new changes. */
    changeNo: number;
    createdAt: number;
    updatedAt: number;
    deletedAt: number | null;
    /** The CSV of the last finished export of the termbase. */
    termbaseFile: string | null;
    termbaseExportsOpen: number;
    /** Why the last import failed; null if it succeeded. */
    importError: string | null;
    /** A note for the user on how the file of the last import was read. */
    importNote: string | null;
  };
  memoryResources: {
    organizationId: number;
    memoryId: number;
    name: string;
    position: number;
  };
  workflowTemplates: {
    id: number;
    organizationId: number;
    name: string;
  };
  workflowStages: {
    id: number;
    organizationId: number;
    templateId: number;
    position: number;
    name: string;
    assignmentType: string;
  };
  webhooks: {
    id: number;
    organizationId: number;
    name: string;
    url: string;
    /** JSON. */
    eventTypes: string;
    secret: string;
    /** The earlier secret, which also signs until previous_secret_until. */
    previousSecret: string | null;
    previousSecretUntil: number | null;
    createdAt: number;
    /** When its receiver refused further events; null while events are delivered. */
    offAt: number | null;
    /** The number of deliveries that were given up, and the time of the last one. */
    givenUp: number;
    givenUpAt: number | null;
    /** The user who registered its URL, and whose visible data it receives; null if unknown. */
    userId: number | null;
    /** Whether the webhook receives the checks' findings with the delivery of a job. */
    includesChecks: number;
  };
  tasks: {
    id: number;
    organizationId: number;
    kind: string;
    /** Tasks of one subject run one after the other, in the order of their ids. */
    subject: string;
    /** JSON. */
    input: string;
    dueAt: number;
    attempts: number;
    /** The owner until leased_until; null while it waits. */
    leasedBy: string | null;
    leasedUntil: number | null;
    /** The time when the task was given up. The row is kept for the operators of the server. */
    deadAt: number | null;
    error: string | null;
    createdAt: number;
    /** The number of its own failures, without attempts that ended with their process. */
    failures: number;
    /** The process that had the required memory open; null for any process. */
    preferredBy: string | null;
  };
  deliveries: {
    id: number;
    organizationId: number;
    webhookId: number;
    eventType: string;
    /** JSON, as it is sent. */
    body: string;
    dueAt: number;
    attempts: number;
    /** The owner until leased_until; null while it waits. */
    leasedBy: string | null;
    leasedUntil: number | null;
    createdAt: number;
    lastAttemptAt: number | null;
    lastStatus: number | null;
    /** The name of the failure when there was no response. */
    lastFailure: string | null;
  };
  imports: {
    id: number;
    organizationId: number;
    memoryId: number;
    /** The name of the file, as it appears among the memory's resources. */
    name: string;
    /** The file's bytes until the import has ended. */
    file: string;
    /** JSON. */
    options: string;
    userEmail: string;
    /** The memory's change number with which its rows became visible; null before. */
    changeNo: number | null;
    /** The result as JSON; null before its end. */
    outcome: string | null;
    createdAt: number;
  };
  memoryEntries: {
    id: number;
    organizationId: number;
    memoryId: number;
    source: string;
    target: string;
    /** The hash of source and target: the same for equal pairs, and rarely for others. */
    pairHash: number;
    resource: string | null;
    /** The document whose segment it is. */
    documentId: number | null;
    /** The import that added the entry, which is invisible until the import has its change number. */
    importId: number | null;
    userEmail: string;
    /** The number of its last change; null while it is unchanged since its import. */
    changeNo: number | null;
    createdAt: number;
    updatedAt: number;
    /** A deleted entry or term stays as a mark for indexes. */
    deletedAt: number | null;
    /** Hashes of the texts before and after the source in its document, signed 32 bits; null if there is none. */
    previousPrint: number | null;
    nextPrint: number | null;
  };
  /** The process that has the engine of a memory open, where several use the database. */
  openMemories: {
    memoryId: number;
    organizationId: number;
    process: string;
    openUntil: number;
  };
  terms: {
    id: number;
    organizationId: number;
    memoryId: number;
    source: string;
    target: string;
    /** The hash of source and target: the same for equal pairs, and rarely for others. */
    pairHash: number;
    /** JSON object of texts. */
    metadata: string;
    /** The import of the term. Unlike entries, every term has one. */
    importId: number;
    /** The number of its last change; null while it is unchanged since its import. */
    changeNo: number | null;
    createdAt: number;
    /** A deleted entry or term stays as a mark for indexes. */
    deletedAt: number | null;
  };
  sourceFiles: {
    id: number;
    organizationId: number;
    name: string;
    /** The name in the file store; null after the bytes were erased. */
    content: string | null;
    sizeBytes: number;
    /** The hash that the client sent, otherwise the MD5 of the bytes in hex. */
    hash: string;
    detectedLang: string;
    detectedPercent: number;
    category: string;
    projectId: number | null;
    jobType: string | null;
    createdAt: number;
    updatedAt: number;
    /** Null until the file is deleted. The row is kept, because an unknown file has another error. */
    deletedAt: number | null;
  };
  fileLabels: {
    organizationId: number;
    fileId: number;
    label: string;
    position: number;
  };
  fileTranslations: {
    id: number;
    organizationId: number;
    fileId: number;
    memoryId: number;
    configId: number | null;
    /** The key whose usage it counts in. */
    keyId: number;
    isMetered: number;
    /** The name of the source file, which may be deleted. */
    name: string;
    status: string;
    error: string | null;
    content: string | null;
    sizeBytes: number | null;
    createdAt: number;
    /** A note for the user on how the file was read. */
    note: string | null;
    /** The secret with which a client gets the file through the interface of another service. */
    secret: string | null;
    /** Unicode code points that were translated; null before the end. */
    characters: number | null;
  };
  usage: {
    organizationId: number;
    keyId: number;
    /** UTC, "2025-03-10". */
    day: string;
    /** Unicode code points of source text. */
    characters: number;
  };
  domains: {
    id: number;
    organizationId: number;
    name: string;
    createdAt: number;
  };
  models: {
    id: number;
    organizationId: number;
    name: string;
    createdAt: number;
    provider: string;
    /** ISO 639-1 and ISO 3166-1; null for any. */
    sourceLang: string | null;
    targetLang: string | null;
    sourceRegion: string | null;
    targetRegion: string | null;
  };
  filterConfigs: {
    id: number;
    organizationId: number;
    name: string;
    createdAt: number;
    format: string;
    description: string;
    /** JSON. */
    options: string;
    /** JSON: pattern of a context → name of the filter for it. */
    subfilters: string;
    /** Segmentation rules as an SRX file; "" for the built-in ones. */
    srx: string;
    segmentationName: string;
    updatedAt: number;
    /** "sentence" or "paragraph" */
    segmentation: string;
  };
  domainMetadata: {
    organizationId: number;
    domainId: number;
    key: string;
    value: string;
  };
  domainModels: {
    organizationId: number;
    domainId: number;
    modelId: number;
  };
  domainFilterConfigs: {
    organizationId: number;
    domainId: number;
    configId: number;
    /** 1 for the default of its format in this domain. */
    isDefault: number;
  };
  jobs: {
    id: number;
    organizationId: number;
    name: string;
    creationStatus: string;
    status: string;
    due: number | null;
    deliveredAt: number | null;
    /** 0 idle, 1 in progress, −2 failed; connectors may set it. */
    isProcessing: number;
    /** Why an export or a connector failed; not part of any response. */
    processingError: string | null;
    /** Counts the exports: only the result of the last one is stored. */
    exportNo: number;
    exportType: string | null;
    exportState: string | null;
    /** The name of the ZIP in the file store. */
    exportContent: string | null;
    isPlural: number | null;
    workflowTemplateId: number | null;
    domainId: number | null;
    /** Counts the changes. Raising it blocks changes of the job by other processes until the transaction ends. */
    changeNo: number;
    createdAt: number;
    updatedAt: number;
    deletedAt: number | null;
  };
  projects: {
    id: number;
    organizationId: number;
    jobId: number;
    memoryId: number;
    sourceLang: string;
    targetLang: string;
    sourceRegion: string | null;
    targetRegion: string | null;
    name: string;
    state: string;
    /** Whether the project was delivered with its job and hasn't changed since. */
    isDelivered: number;
    isArchived: number;
    due: number | null;
    /** JSON. */
    metadata: string;
    /** The value of connectorId in the metadata, as text. */
    connectorId: string | null;
    sampleReviewPercentage: number;
    workflowTemplateId: number;
    /** JSON: options that have no effect. */
    options: string;
    createdAt: number;
    updatedAt: number;
    deletedAt: number | null;
  };
  stageAssignments: {
    organizationId: number;
    projectId: number;
    stageId: number;
    email: string;
  };
  documents: {
    id: number;
    segments: number;
    confirmed: number;
    reviewed: number;
    final: number;
    words: number;
    tokens: number;
    confirmedWords: number;
    reviewedWords: number;
    exactWords: number;
    fuzzyWords: number;
    organizationId: number;
    projectId: number;
    name: string;
    /** The name in the file store; documents of one job may share it. */
    content: string;
    importState: string;
    importError: string;
    exportState: string;
    exportError: string;
    pretranslation: string;
    /** JSON: the configuration for reading and writing the file; null to choose the filter by the extension. */
    reading: string | null;
    createdAt: number;
    updatedAt: number;
    deletedAt: number | null;
    /** A note for the user on how the file was read. */
    importNote: string | null;
    /** Null when another document of the job counts the shared bytes, or the size is unknown. */
    sizeBytes: number | null;
  };
  segments: {
    id: number;
    organizationId: number;
    documentId: number;
    position: number;
    source: string;
    /** "" without a translation. */
    target: string;
    state: string;
    words: number;
    createdAt: number;
    updatedAt: number;
  };
  /** Texts of Create. */
  contents: {
    id: number;
    organizationId: number;
    name: string | null;
    language: string;
    template: string;
    /** JSON. */
    templateParams: string;
    /** JSON. */
    preferences: string | null;
    content: string | null;
    createdAt: number;
  };
  writingSettings: {
    organizationId: number;
    isSigned: number;
    tone: string;
    styleguide: string;
  };
  idempotencyKeys: {
    id: number;
    organizationId: number;
    key: string;
    /** Hash of the caller and the request, without the bytes of an upload. */
    fingerprint: string;
    /** Hash of the bytes of an upload; null until all of them have arrived, and without an upload. */
    bodyHash: string | null;
    /** The owner until leased_until, while there is no response. */
    owner: string;
    leasedUntil: number;
    /** JSON: the results of the committed transactions, in their order. */
    results: string;
    status: number | null;
    /** JSON: the headers for retries, by name. */
    headers: string | null;
    body: string | null;
    createdAt: number;
  };
  uploads: {
    id: number;
    organizationId: number;
    name: string;
    mediaType: string;
    /** The announced size; null if none was announced. */
    sizeBytes: number | null;
    category: string;
    /** JSON */
    labels: string;
    uuid: string | null;
    /** Identifies the upload to clients, and its object in the bucket. */
    storageKey: string;
    /** Signs the URLs of this upload. */
    secret: string;
    isMultipart: number;
    /** Whether the client uploads to the bucket instead of this server. */
    isInBucket: number;
    bucketUpload: string | null;
    status: string;
    /** MD5 of the bytes in hex; null before they arrive. */
    hash: string | null;
    fileId: number | null;
    createdAt: number;
  };
  uploadParts: {
    organizationId: number;
    uploadId: number;
    number: number;
    content: string;
    /** MD5 of the bytes in hex. */
    hash: string;
    sizeBytes: number;
  };
  /** Deliveries that arrived or were given up, for the operators of the server. */
  endedDeliveries: {
    id: number;
    organizationId: number;
    webhookId: number;
    eventType: string;
    body: string;
    isDelivered: number;
    attempts: number;
    lastAttemptAt: number | null;
    lastStatus: number | null;
    lastFailure: string | null;
    createdAt: number;
    endedAt: number;
  };
  /** Commands that receive events while they run. */
  eventListeners: {
    id: number;
    organizationId: number;
    /** JSON. */
    eventTypes: string;
    leasedUntil: number;
  };
  /** Events that a listener has not read yet. */
  heardEvents: {
    id: number;
    organizationId: number;
    listenerId: number;
    eventType: string;
    /** JSON, as it is sent. */
    body: string;
  };
  /** Providers' translations of plain sources. */
  providerOutputs: {
    id: number;
    organizationId: number;
    memoryId: number;
    provider: string;
    source: string;
    sourceHash: number;
    output: string;
    createdAt: number;
  };
  /** Rows are only added: no code changes or deletes a row. */
  audit: {
    id: number;
    organizationId: number;
    at: number;
    /** "key 7", "command line", or "server" for acts at its start. */
    actor: string;
    act: string;
    /** "memory 4312"; "everything" for a backup. Never a name or a text. */
    object: string;
  };
  /** The last findings in a document, for each occasion. */
  documentChecks: {
    id: number;
    organizationId: number;
    documentId: number;
    /** The occasion: finished XLIFF was returned, or the job was delivered. */
    occasion: string;
    segments: number;
    errors: number;
    warnings: number;
    /** JSON; limited in number. */
    findings: string;
    checkedAt: number;
  };
  tokenUsage: {
    organizationId: number;
    /** UTC, "2025-03-10". */
    day: string;
    /** The kind of the provider, such as "openai". */
    provider: string;
    inputTokens: number;
    outputTokens: number;
  };
  /** The memories for requests that specify none, by language pair. */
  defaultMemories: {
    organizationId: number;
    /** The ID of the default's owner; 0 for the whole organization. */
    userId: number;
    sourceLang: string;
    targetLang: string;
    /** "" without a region. */
    targetRegion: string;
    memoryId: number;
  };
  glossaries: {
    id: number;
    organizationId: number;
    userId: number;
    name: string;
    createdAt: number;
  };
  glossaryDictionaries: {
    organizationId: number;
    glossaryId: number;
    sourceLang: string;
    targetLang: string;
    /** The memory whose termbase has the entries. */
    memoryId: number;
    importId: number;
    entryCount: number;
  };
}

/** All tables, each after the tables that it refers to. */
export const tableNames = ["counters", "organizations", "users", "keys", "quotas", "memories", "memoryResources", "workflowTemplates", "workflowStages", "webhooks", "tasks", "deliveries", "imports", "memoryEntries", "openMemories", "terms", "sourceFiles", "fileLabels", "fileTranslations", "usage", "domains", "models", "filterConfigs", "domainMetadata", "domainModels", "domainFilterConfigs", "jobs", "projects", "stageAssignments", "documents", "segments", "contents", "writingSettings", "idempotencyKeys", "uploads", "uploadParts", "endedDeliveries", "eventListeners", "heardEvents", "providerOutputs", "audit", "documentChecks", "tokenUsage", "defaultMemories", "glossaries", "glossaryDictionaries"] as const;
