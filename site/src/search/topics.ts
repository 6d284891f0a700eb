import { expandUrl } from "./record.ts";
import { stemWord } from "./words.ts";

/** Readers' own words: the anchors that help, best first, and the words of the query in any order. */
const topics: readonly (readonly [anchors: string, phrases: string])[] = [
  [
    "#authentication",
    "saml | sso | jwt | session | credential | basic auth | account login | username password | key | api key | get key | get api key | create key | create api key | new key | sign up | register | login | bearer | bearer token | token | api token | authenticate | password | oauth | access token | x api key | auth | auth header | client id | 2fa",
  ],
  [
    "@secure.md#api-keys #going-to-production #authentication",
    "leaked key | leaked api key | compromised key | steal | stolen | key lifetime | rotate key | api key rotation | key rotation | revoke key | revoke api key | replace key | expire key",
  ],
  [
    "#file-formats #uploadFile",
    "website | web page | translation key | xcstrings | property | properties | ini | toml | idml | indesign | odt | rtf | nested json | html entity | bom | wordpress | site | file type | file format | supported format | pdf | docx | word document | word file | xlsx | excel | pptx | powerpoint | html | json | yaml | xlf | xliff | vtt | srt | subtitle | string.xml | android | ios | audio | image | picture | video | scan | csv | markdown | epub | po file | translate pdf | figma | sketch | string catalog | office file | txt | resx | arb | latex",
  ],
  [
    "#file-formats #translateFiles /guides/translate-content/instant-translate",
    "translate docx | translate word document | translate document | translate word | translate powerpoint | translate excel | translate html | translate json | translate xlsx",
  ],
  ["#translateFiles /guides/translate-content/instant-translate", "translate file | translate whole file"],
  [
    "#error-rate-limited #limit-quota #errors-and-rate-limits",
    "exceed rate limit | quota | throttle | too many request",
  ],
  [
    "#uploads #uploadFile",
    "upload file | upload document | raw body | resume upload | resume | resumable | chunk | chunked | content length",
  ],
  [
    "#limit-upload #initiateMultipartUpload #error-too-large",
    "upload limit | upload big file | big file | large file | upload large file | upload size | file size | max file size",
  ],
  ["#error-wrong-type #uploads", "multipart form data | form data | content type"],
  [
    "/guides/connect-systems-to-workflows#verify-the-signature #webhooks.webhook-signature",
    "spoof | tamper | whsec | standard webhook | svix | verify webhook signature | validate webhook | webhook authenticity | trust webhook | webhook replay | replay attack | webhook timestamp | webhook signature | webhook secret | verify signature | hmac | signing secret | verify webhook | check signature",
  ],
  [
    "#createWebhook #webhook-deliveries #tag-Webhooks",
    "slack | zapier | real time | realtime | instead polling | live update | email | email notification | sms | notify translation ready | notify job done | notified job done | notify | notified | notification | webhook done | job finished | job done | callback url | poll webhook | webhook poll | push",
  ],
  [
    "/guides/connect-systems-to-workflows#receive-events-on-your-machine",
    "test webhook | webhook locally | local webhook | webhook localhost | tunnel | ngrok",
  ],
  [
    "#webhook-deliveries #limit-webhook-retries",
    "exactly once | at least once | dead letter | redeliver | resend webhook | missed event | exponential backoff | webhook retry | webhook order | webhook duplicate | webhook delivery | webhook twice",
  ],
  [
    "/guides/connect-systems-to-workflows#troubleshooting @troubleshoot.md#a-webhook-delivery-failed #webhook-deliveries",
    "webhook problem | webhook not | webhook missing | webhook not received",
  ],
  [
    "/guides/translate-content/instant-translate#troubleshooting #states-file-translation #reasons",
    "translation problem | translate problem | file translation problem | translation slow | translation pending",
  ],
  [
    "#states-memory-processing #Memory.import_error_message /guides/manage-content/create-a-datasource#troubleshooting",
    "import problem | memory problem | memory import problem",
  ],
  [
    "/guides/upload/file-upload#troubleshooting #limit-upload #error-too-large",
    "upload problem | large upload problem",
  ],
  [
    "/guides/create-new-content#handle-errors-in-a-stream #streaming",
    "stream problem | stream disconnected | stop stream",
  ],
  ["@secure.md#webhook-secrets", "rotate webhook secret | change webhook secret"],
  [
    "#createWebhook /guides/connect-systems-to-workflows#2-receive-webhooks",
    "up webhook | register webhook | subscribe | add webhook",
  ],
  [
    "/guides/connect-systems-to-workflows#4-store-your-own-ids #MetadataEntry",
    "string id | string identifier | string key | correlation id | reference id | metadata | external id | own id | custom field | custom data",
  ],
  ["#addFileLabel /guides/upload/file-upload#4-label-and-find-files", "tag file | label | label file"],
  ["#states-segment #Segment", "segment status | segment state"],
  ["#unlockSegments #states-segment", "lock segment | lock | unlock"],
  [
    "/guides/translate-content/verified-translation#7-review #updateSegment #states-segment",
    "approve | approve translation | confirm segment | accept segment",
  ],
  [
    "#reactivateJob /guides/translate-content/verified-translation#deliver-reactivate-archive-and-unarchive",
    "undo deliver | after delivery | after deliver job | reopen job | job after delivery",
  ],
  ["#unarchiveJob", "restore archived job | restore job | undo archive"],
  [
    "#downloadJob #exportJob /guides/translate-content/verified-translation#9-download-the-result",
    "download job | download all file job | zip | download zip",
  ],
  [
    "/guides/translate-content/verified-translation#languages-due-dates-and-assignments #createJob.body.languagePairs #choosing-instant-or-verified-translation",
    "many language | translate many language | add language | target language",
  ],
  [
    "#term-linguist #choosing-instant-or-verified-translation /guides/translate-content/verified-translation",
    "translate document human | human translator | human reviewer | human | vendor | agency | freelancer | translator | post edit | post editing | mtpe | proofread | proofreading | lqa | human loop",
  ],
  [
    "#authentication @secure.md#api-keys @commands.md",
    "organization | role | user role | access control | read only key | scope | add organization | lost key | lost api key",
  ],
  ["#cases #test-your-integration", "replay | record request | reproduce bug | bug report | regression test"],
  [
    "#formats",
    "date wrong | hour wrong | time shift | daylight saving | null | null field | array query | query string array | number | decimal | date | timestamp | millisecond | unix time | boolean | charset",
  ],
  [
    "#error-header-encoding #uploads",
    "special character | special character file name | non ascii | umlaut | unicode file name | emoji file name",
  ],
  [
    "#error-bad-json #formats #errors",
    "invalid json | unexpected token json | json parse | jsondecodeerror | parse json | malformed json",
  ],
  [
    "#regenerateCreateContent /guides/create-new-content#5-change-and-regenerate-the-article",
    "regenerate | rewrite | regenerate article",
  ],
  ["#Memory #createMemory", "memory language pair"],
  [
    "#supported-languages #getLanguages #createMemory.body.trglocale",
    "traditional chinese | simplified chinese | zh tw | zh hant | zh han | zh cn | chinese | brazilian portuguese | pt br | supported language | language code | locale | region | script | language translate | list language | arabic | right left | rtl",
  ],
  ["#file-formats #supported-languages", "supported"],
  [
    "/guides/manage-content/create-a-datasource#3-import-terms #importMemory #term-termbase",
    "add term | add glossary term | import glossary | import term | preferred term | vocabulary | tbx | term list | excel glossary | term import | glossary | create glossary | upload glossary | import termbase | terminology | new term",
  ],
  [
    "/guides/manage-content/create-a-datasource#columns-of-a-csv-file #importMemory",
    "delete term | delete term glossary | remove term | edit term | change term | update term | csv column",
  ],
  [
    "/guides/manage-content/create-a-datasource#5-translate-with-a-term #term-termbase #importMemory",
    "product name | company name | trademark | name translated | proper noun | forbidden term | not translate | blacklist | banned term | untranslatable | keep untranslated | brand name",
  ],
  [
    "/guides/manage-content/tm-query#7-correct-a-translation #createSegment #updateSegment",
    "user edit | improve quality | correct | correction | correct translation | learn correction | learn | feedback | adaptive | fix translation | wrong translation | edit translation | improve",
  ],
  [
    "#translateText.body.containsICUData #translateText",
    "keep placeholder | placeholder kept | icu | icu plural | icu message | variable | placeholder | plural | interpolation | message format",
  ],
  [
    "#translateText",
    "multiple string | array string | many string | batch translate | batch | bulk | several string | translate string | translate text | list string | many sentence | many text | several text | multiple text",
  ],
  ["#translateText #translateFiles #choosing-instant-or-verified-translation", "translate"],
  ["#translateText.body.project_tags #tagSegment", "inline tag | xml tag | html tag | tag"],
  [
    "#data-and-privacy",
    "iso 27001 | dpa | subprocessor | eu | secure enough | gdpr | long file stored | file stored | long store | data retention | retention | long file kept | file kept | keep file | privacy | delete everything | delete data | personal data | data protection | training data | store data | train model | used train | text train | confidential | encrypt | encryption | data residency | compliance | hipaa | soc | leave server | read text | file after | data center | hosted region",
  ],
  [
    "#usage-and-charges",
    "credit | trial | subscription | budget | spend | cost estimate | expensive | pricing | price | cost | billing | free | fee | charge | invoice | usage | character count | plan",
  ],
  [
    "/guides/connect-systems-to-workflows#migrate-from-the-hosted-platform #compatibility #versions",
    "migrate | hosted | lilt | compatibility hosted | move hosted | switch",
  ],
  [
    "#changes #versions",
    "changelog | field changed | change api | release note | change log | new version | deprecated | breaking change | history",
  ],
  [
    "@manage.md#whole-memories #exportJob #exportTermbase",
    "export tmx | export memory | export translation memory | export memory tmx | backup memory",
  ],
  [
    "#pagination #listJobs",
    "overdue | overdue job | late job | newest first | page size | item page | pagination | paging | next page | cursor | limit offset | sort | sort order | order | filter job | search job | list job filter",
  ],
  [
    "#idempotency",
    "idempotency | idempotent | twice | create job twice | sent twice | safe retry | duplicate request | prevent duplicate | duplicate job | idempotency key",
  ],
  ["#going-to-production #idempotency #limit-webhook-retries", "retry | backoff | retries"],
  ["#error-overload #limit-webhook-timeout #idempotency", "slow | time out | request slow | response slow | api slow"],
  ["#cors", "cors | failed fetch | fetch failed | browser | preflight | cross origin | api browser | call browser"],
  [
    "#client-libraries /api/",
    "sdk | python | python sdk | npm | npm install | npm package | javascript client | typescript | typescript client | client library | library | react | next.js | next js | vue | angular | i18n | java | go | php | ruby | pip install | package | i18next",
  ],
  ["#client-libraries /api/", "openapi | swagger | postman | insomnia | bruno | generate client | api description"],
  [
    "@monitor.md#probes-and-metrics /quickstart#run-your-own #going-to-production",
    "readiness | liveness | kubernetes readiness | kubernetes liveness | alive | status page | api status | health check | health | healthz | readyz | uptime | monitor | ping | probe | monitoring",
  ],
  [
    "/guides/translate-content/instant-translate#machine-translation-engines #LanguagePair.externalModelId",
    "nmt | deepl api key | deepl key | openai key | provider key | turn machine translation | disable machine translation | prompt | apertium | marianmt | bergamot | transformer | fallback engine | deepl | gpt | openai | llm | google | microsoft | libretranslate | mt engine | machine translation engine | own mt engine | engine | neural | air gapped | model | custom model | offline model | chatgpt | ai | anthropic | gemini | mistral | llama | ollama | vllm | azure | amazon translate | google translate | microsoft translator | mt provider | provider | marian | opus | fine tune | train engine | own engine | temperature | machine translation",
  ],
  [
    "/quickstart#run-your-own @install.md /quickstart#1-start-your-own-server",
    "gpu | arm64 | raspberry pi | cpu | memory usage server | memory server need | footprint | air gapped | disk space server | self host | docker | system requirement | requirement | hardware | install | container | image | self hosting | premise | run own server | own server | host yourself | kubernetes | deploy | open source | license | start server | offline | work offline | without internet | intranet | firewall | window | mac | macos | linux | ram",
  ],
  [
    "@connect-programs.md#model-context-protocol /guides/connect-systems-to-workflows#migrate-from-the-hosted-platform #limit-mcp-batch",
    "cursor ide | vscode | claude desktop | claude code | tool call | mcp | mcp server | model context protocol | assistant | agent | claude",
  ],
  [
    "#updateCreatePreferences #getCreatePreferences",
    "brand voice | style | voice | formality | formal | informal | tone | style guide | du sie | register formality",
  ],
  [
    "#TranslationMemoryEntry.score #Translation.score #SourceFile.detected_lang_confidence",
    "confidence | quality score | quality | quality estimation | match score | score",
  ],
  [
    "#development-mode #testing #usage-and-charges",
    "sandbox | test mode | mock | mock server | mocking | staging | try | playground | test environment | test key | development key",
  ],
  [
    "/guides/upload/file-upload#2-wait-for-the-detected-language #states-file",
    "detect language | auto detect | language detection | detect source language | automatic language",
  ],
  [
    "/guides/manage-content/create-a-datasource#share-a-memory #data-and-privacy",
    "unshare | everyone memory | access memory | visible memory | share memory | team | share | colleague | people | coworker | everyone",
  ],
  ["#error-user #authentication", "user | organization | account"],
  ["#Domain #listDomains #term-domain", "domain"],
  [
    "/guides/translate-content/verified-translation#languages-due-dates-and-assignments #WorkflowStageAssignment",
    "assign reviewer | assign linguist | assign translator | assign | due date | deadline | reviewer",
  ],
  ["#listWorkflowTemplates #term-workflow", "workflow"],
  [
    "/guides/connect-systems-to-workflows#events #WebhookEventType #webhooks",
    "webhook event | event type | event list | event",
  ],
  ["#streaming #generateCreateContent", "streaming | stream | sse | server sent event"],
  [
    "#webhook-deliveries /guides/translate-content/instant-translate#4-wait-for-the-translation /guides/translate-content/verified-translation#4-wait-for-the-drafts",
    "polling | poll | often poll | wait | asynchronous | async | synchronous | background | long running",
  ],
  [
    "/guides/translate-content/instant-translate#localize-an-app-in-ci /guides/connect-systems-to-workflows",
    "sync | sync translation | string file repository | automate | cron | build step | over the air | ci | continuous localization | localize app | github action | pipeline | git | branch | pull request | merge request | repository | repo | gitlab | jenkins | commit | devop",
  ],
  ["/guides/connect-systems-to-workflows #going-to-production", "cms | connector | integrate"],
  [
    "#states-memory-processing #Memory.is_processing /quickstart#6-wait-for-the-import",
    "import complete | import finished | import done | memory import complete | memory import finished | memory import done",
  ],
  [
    "#updateJob #Job /guides/translate-content/verified-translation#languages-due-dates-and-assignments",
    "change deadline | change due date | edit job | rename job | cancel job",
  ],
  ["#term-exact-match /guides/manage-content/tm-query#1-find-an-exact-match", "exact match | perfect match"],
  ["@manage.md#matches-in-context #term-exact-match", "context match | ice match"],
  ["#states-job-status #getJob #states", "job status | status | job state | progress"],
  ["#error-pretranslating", "bad gateway"],
  [
    "/guides/manage-content/tm-query#2-find-a-fuzzy-match #term-fuzzy-match #queryMemory",
    "fuzzy match | similar segment | match rate | partial match",
  ],
  [
    "/guides/manage-content/tm-query #queryMemory",
    "search memory | concordance | translation memory | tm | lookup | memory search",
  ],
  [
    "#createJob /guides/translate-content/verified-translation",
    "second review | review step | human translation | human review | professional translation | create job | order translation | review",
  ],
  ["#limits #errors-and-rate-limits", "limit | maximum | quota limit"],
  ["/quickstart#3-add-a-translation #createSegment", "add translation | add segment"],
  [
    "/guides/translate-content/verified-translation#how-it-fits-together #Job #Project",
    "job project | job project document | data model | object model",
  ],
  [
    "/quickstart#troubleshooting /guides/translate-content/instant-translate#troubleshooting #translateText",
    "translation not changed | nothing translated | not translated | source unchanged | translation source | translation unchanged | unchanged | empty translation | still english | no translation | without memory | no memory",
  ],
  [
    "/guides/translate-content/verified-translation#troubleshooting #states-job-creation",
    "job stuck | pending job | job pending",
  ],
  [
    "/api/ @connect-programs.md#documentation-for-programs",
    "llms txt | llms.txt | llmstxt | markdown docs | open chatgpt | open claude | copilot | ai docs",
  ],
  [
    "#JobStats #getJobStats",
    "number segment | total count | how many word | done percent | progress percentage | progress percent | word count | percent complete | leverage | repetition | analysis | quote | statistic | stat | job stat | word job | leverage report | word language",
  ],
  ["#errors", "error code | error | status code | error list"],
  ["#base-url", "base url | endpoint | host | server url"],
  ["#formats #errors", "response | response format | date format | timezone | time zone | encoding | utf"],
  [
    "/guides/create-new-content #generateCreateContent",
    "generate text | generate content | write article | create content",
  ],
  [
    "@secure.md#reverse-proxies @secure.md",
    "reverse proxy | proxy | up https | nginx | caddy | traefik | apache | tls | ssl | certificate | load balancer | x forwarded",
  ],
  [
    "@secure.md",
    "ip allowlist | ip whitelist | whitelist | allowlist | allow ip | block ip | vulnerability | secure | security | harden | production server",
  ],
  ["#error-https-only @secure.md#reverse-proxies", "https | http | without https | http only"],
  ["@secure.md#audit-log", "audit | audit log | changed translation"],
  [
    "@monitor.md#prometheus-and-grafana @monitor.md#probes-and-metrics",
    "throughput | latency | tracing | opentelemetry | datadog | statsd | telemetry | prometheus | grafana | metric | dashboard",
  ],
  ["@monitor.md#alerts-and-their-thresholds", "alert | alert rule | alertmanager"],
  [
    "@monitor.md#logs @troubleshoot.md",
    "request log | verbose | json log | debug log | log format | log | logging | log file | server log",
  ],
  [
    "@back-up.md @back-up.md#test-a-restore",
    "point time recovery | snapshot | pitr | disaster | copy database | backup | back up | restore | restore backup | dump | disaster recovery",
  ],
  [
    "@scale-out.md#postgresql-with-several-processes @scale-out.md",
    "replica | horizontal | throughput server | concurrency | load | pgbouncer | postgresql | postgres | many server | many instance | database | sqlite | cluster | high availability | scale | scale out | scaling | several server",
  ],
  ["@scale-out.md#files-in-s3", "s3 | bucket | minio | object storage"],
  ["@install.md#as-a-container @upgrade.md", "docker compose | compose | helm | helm chart | podman | kubectl"],
  ["@install.md#as-a-service-on-debian", "debian | ubuntu | systemd | apt | service"],
  [
    "@upgrade.md @upgrade.md#go-back",
    "zero downtime | rolling update | new release | migration database | update version | upgrade | upgrade server | update server | rollback | roll back | downgrade",
  ],
  ["@configure.md", "configure | configuration | setting | environment variable | env | env var | port"],
  ["@commands.md @install.md#the-command-line", "cli | command line | command | terminal"],
  [
    "@connect-programs.md#programs-for-deepl-and-libretranslate",
    "source lang | target lang | auth key | tag handling | split sentence | preserve formatting | glossary id | deepl sdk | drop in replacement | weblate | mastodon | deepl client | deepl compatible | libretranslate client | browser extension | plugin",
  ],
  [
    "@manage.md#quality-of-a-memorys-translations /guides/manage-content/create-a-datasource#measure-your-own-memory",
    "translation quality | quality machine translation | quality translation | evaluate | bleu | chrf | measure quality | learning curve",
  ],
  [
    "@manage.md#whole-memories #importMemory",
    "merge memory | combine memory | move memory | move translation memory | move memory server | memory server",
  ],
  [
    "#limit-source #limits",
    "character limit | max character | text length | max length | length limit | string length",
  ],
  [
    "@manage.md#large-memories #limit-import-pairs",
    "performance memory | million segment | million entry | big memory | big translation memory | large memory | memory size",
  ],
  [
    "@troubleshoot.md",
    "out memory | oom | killed process | doctor | diagnose | troubleshoot | crash | server crash | server not start",
  ],
  ["/quickstart", "get started | getting started | hello world | tutorial | first request | start"],
  ["@monitor.md#stop", "graceful shutdown | shutdown | drain | sigterm | stop server | restart server | kill server"],
  [
    "@commands.md @manage.md",
    "add user | create user | invite user | user management | list user | create domain | delete domain",
  ],
  [
    "@troubleshoot.md#the-disk-is-full-or-read-only-or-the-bucket-is-unavailable #error-storage-quota",
    "no space left | space left device | enospc | disk full | storage full | disk space | quota storage",
  ],
  [
    "#term-tmx #importMemory /quickstart#5-import-translations",
    "tmx | import tmx | existing translation | existing translation memory | seed memory | upload memory",
  ],
  [
    "#exportJob.query.checks #downloadDocument.query.checks @commands.md",
    "qa | qa check | spell check | check translation | lint translation | consistency",
  ],
  [
    "/guides/create-new-content #generateCreateContent",
    "article generator | blog | blog post | marketing copy | copywriting | content generation | seo",
  ],
  [
    "#listWorkflowTemplates /guides/translate-content/verified-translation#2-choose-a-workflow",
    "skip review | without review | no review | review optional | translate review | choose workflow | workflow choice",
  ],
  [
    "#webhook-deliveries #limit-webhook-retries @manage.md#webhook-deliveries",
    "miss webhook | server down webhook | webhook server down | lost webhook | lost event",
  ],
  [
    "/guides/upload/file-upload#3-upload-a-reference-file",
    "reference file | reference document | reference material | attach | supporting file",
  ],
  [
    "#uploadDocument /guides/translate-content/verified-translation#6-translate",
    "import xliff | upload xliff | xliff back | return xliff | upload translated file | reimport | offline translator",
  ],
  [
    "#translateText.body.prefix #translateText",
    "autocomplete | suggestion typing | type ahead | prefix | interactive | predictive | continue translation",
  ],
  [
    "@back-up.md#back-up-every-night",
    "nightly backup | backup cron | backup schedule | daily backup | automatic backup",
  ],
  [
    "#LanguagePair.autoAccept #pretranslateDocuments #uploadDocument.header.auto_accept",
    "auto accept | accept automatically | confirm automatically | accept exact match | auto confirm",
  ],
  [
    "#deleteFile #listFileTranslations #states-file-translation",
    "cancel translation | abort translation | cancel file",
  ],
];

/** Words that mean the same here, so that a phrase has one of them. */
const sameWords = new Map(
  [
    "add | create | make | new",
    "export | download",
    "delete | remove",
    "update | change | edit | modify",
    "done | finished | finish | complete | completed | ready",
    "max | maximum | largest | biggest | longest",
    "many | more | several | multiple",
    "big | large | huge",
    "glossary | termbase",
    "notify | notified | notification",
    "move | moving | migrate | migration | copy",
    "problem | broken | doesn | error | fail | failed | failing | fire | firing | issue | never | stop | stopped | stuck | wrong",
    "slow | forever | long | take | takes | timeout",
    "role | permission | admin | administrator",
    "item | result | row | entry",
  ].flatMap((line) => {
    const [first = "", ...others] = line.split(" | ").map(stemWord);
    return others.map((other) => [other, first] as const);
  }),
);

const canonicalStem = (stem: string): string => sameWords.get(stem) ?? stem;

interface Topic {
  phrase: string;
  stems: readonly string[];
  anchors: readonly string[];
}

const all: readonly Topic[] = topics.flatMap(([anchors, phrases]) =>
  phrases.split(" | ").map((phrase) => ({
    ...{ phrase, anchors: anchors.split(" ") },
    stems: phrase.split(" ").map(stemWord).map(canonicalStem),
  })),
);

export const topicAnchors: readonly string[] = [...new Set(all.flatMap(({ anchors }) => anchors))];

const keywords = new Map<string, string[]>();
for (const { anchors, phrase } of all) {
  const url = expandUrl(anchors[0] ?? "");
  keywords.set(url, [...(keywords.get(url) ?? []), phrase]);
}

/** The words of the topics that a record is the best result for. */
export const listKeywords = (url: string): string => keywords.get(url)?.join(" ") ?? "";

/** The words that stand for others in topics. */
export const topicStems: readonly string[] = [...sameWords.keys()];

/** How many phrases have a word. */
const counts = new Map<string, number>();
for (const { stems } of all) for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);

/** A word of few phrases is what a query is about; one of no phrase counts like one of several. */
const weigh = (stem: string): number => 1 / Math.log2(2 + (counts.get(stem) ?? 4));
const sumWeights = (stems: readonly string[]): number => stems.reduce((sum, stem) => sum + weigh(stem), 0);

/**
 * The topics all of whose words a query has. Those that cover most of it come first, then those whose words are next to
 * each other. Its last word may be the beginning of one that it isn't.
 */
export function listTopics(query: readonly string[]): { anchors: readonly string[]; coversAll: boolean }[] {
  const last = query.at(-1) ?? "";
  const words = [...new Set(query.filter((stem) => !/^\d+$/.test(stem)).map(canonicalStem))];
  const text = words.join(" ");
  const isStart = last.length > 3 && !counts.has(last);
  const isSame = (word: string, stem: string) => word === stem || (isStart && word === last && stem.startsWith(word));
  return all
    .filter(({ stems }) => stems.every((stem) => words.some((word) => isSame(word, stem))))
    .map(({ stems, anchors }) => {
      const others = words.filter((word) => !stems.some((stem) => isSame(word, stem)));
      const share = 1 / (1 + sumWeights(others) / sumWeights(stems));
      const rank = share + (text.includes(stems.join(" ")) ? 0.1 : 0);
      return { anchors, share, rank, coversAll: share >= (stems.length > 1 ? 0.7 : 0.9) };
    })
    .filter(({ share }) => share >= 0.35)
    .toSorted((a, b) => b.rank - a.rank);
}
