// Written by `npm run gen` from api/description and api/data. Do not edit.
import type { CatalogError, ErrorData, FailureReason, Limit, RunData, StateMachine } from "./data-types.ts";
import type { DeepReadonly } from "./deep-readonly.ts";

export const objects = {
  "memory": {
    "name": "Memory",
    "example": 4312
  },
  "import": {
    "name": "Import",
    "example": 31
  },
  "segment": {
    "name": "Segment",
    "example": 880003
  },
  "file": {
    "name": "File",
    "example": 2207
  },
  "translation": {
    "name": "Translation",
    "example": 615
  },
  "content": {
    "name": "Content",
    "example": 91
  },
  "workflowTemplate": {
    "name": "Workflow",
    "example": 2
  },
  "job": {
    "name": "Job",
    "example": 57
  },
  "project": {
    "name": "Project",
    "example": 310
  },
  "projectMemory": {
    "name": "Memory",
    "example": 4312
  },
  "document": {
    "name": "Document",
    "example": 905
  },
  "upload": {
    "name": "Upload",
    "example": 41
  },
  "webhook": {
    "name": "Webhook",
    "example": 14
  },
  "domain": {
    "name": "Domain",
    "example": 1
  },
  "model": {
    "name": "Model",
    "example": 1
  },
  "filterConfig": {
    "name": "Filter configuration",
    "example": 1
  }
} as const satisfies DeepReadonly<ErrorData["objects"]>;

export const errors = {
  "https-only": {
    "id": "https-only",
    "status": 403,
    "title": "HTTPS required",
    "messages": [
      "Only HTTPS is accepted."
    ],
    "mediaType": "application/json",
    "applies": "all",
    "cause": "The request used plain HTTP. Plain HTTP is allowed only for requests from the server's own machine or requests that a trusted proxy received over HTTPS.",
    "remedy": "Use the `https:` URL. If a proxy terminates TLS, add it to the server's list of trusted proxies and have it send `X-Forwarded-Proto: https`.",
    "reproduce": {
      "how": "Send a local request with a header that says a proxy received plain HTTP.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"X-Forwarded-Proto: http\" \"$API/v2/languages\""
    },
    "example": {
      "message": "Only HTTPS is accepted."
    }
  },
  "unknown-endpoint": {
    "id": "unknown-endpoint",
    "status": 404,
    "title": "Unknown endpoint",
    "messages": [
      "Unknown endpoint: {method} {path}.",
      "Unknown endpoint: {method} {path}. Use {right}."
    ],
    "mediaType": "application/json",
    "applies": "address",
    "cause": "There is no endpoint with this path. Paths are case-sensitive, have no trailing slash, and begin with `/v2`, or with `/v3` for webhooks and domains.",
    "remedy": "If the message ends with a path, use that path. Otherwise, compare the path with the reference. Check for a trailing slash or a wrong prefix.",
    "reproduce": {
      "how": "Request a path that doesn't exist.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/nothing\""
    },
    "example": {
      "message": "Unknown endpoint: GET /v2/nothing."
    }
  },
  "method-not-allowed": {
    "id": "method-not-allowed",
    "status": 405,
    "title": "Method not allowed",
    "messages": [
      "{method} is not allowed for {path}."
    ],
    "mediaType": "application/json",
    "applies": "address",
    "cause": "The path exists but doesn't support this method. `HEAD` is supported wherever `GET` is, except for [exportJob](#exportJob) and [regenerateCreateContent](#regenerateCreateContent), because these change data.",
    "remedy": "Use one of the methods listed in the `Allow` response header.",
    "reproduce": {
      "how": "Use a method that this path doesn't support.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -X PATCH \"$API/v2/jobs\""
    },
    "example": {
      "message": "PATCH is not allowed for /v2/jobs."
    },
    "headers": {
      "Allow": {
        "description": "The methods that this path supports.",
        "example": "GET, HEAD, POST"
      }
    }
  },
  "invalid-key": {
    "id": "invalid-key",
    "status": 401,
    "title": "Invalid or missing API key",
    "messages": [
      "Unauthorized"
    ],
    "mediaType": "text/plain",
    "applies": "all",
    "cause": "The request has no valid API key: the key is missing, misspelled, or revoked, or its organization isn't on the Business plan.",
    "remedy": "Send the key with HTTP Basic authentication, as username and password (`curl -u \"$API_KEY:$API_KEY\"`). If you already do, run `parlance keys list` to check that the key wasn't revoked. The body is a bare string, not JSON, so check the status before you parse it.",
    "reproduce": {
      "how": "Omit the key.",
      "curl": "curl -i \"$API/v2/languages\""
    },
    "example": "Unauthorized",
    "headers": {
      "WWW-Authenticate": {
        "description": "The authentication scheme. Omitted if the request has a `Sec-Fetch-Mode` header, so that browsers don't open a sign-in dialog.",
        "example": "Basic realm=\"Parlance\""
      }
    }
  },
  "expired-key": {
    "id": "expired-key",
    "status": 401,
    "title": "Expired API key",
    "messages": [
      "Unauthorized: the API key has expired."
    ],
    "mediaType": "text/plain",
    "applies": "all",
    "cause": "The key has expired. Keys expire if they were created with `--expires`, or when the overlap period after a rotation ends. Only requests that use the expired key get this response.",
    "remedy": "Use the key that replaced it, or create a new one with `parlance keys create`. `parlance keys list` shows when each key expires. To replace a key without interruption, run `parlance keys rotate ID --overlap 7d` before it expires.",
    "reproduce": {
      "how": "Create a key with `parlance keys create --expires 1s`, store it in `EXPIRED_KEY`, and use it a second later.",
      "curl": "curl -i -u \"$EXPIRED_KEY:$EXPIRED_KEY\" \"$API/v2/languages\""
    },
    "example": "Unauthorized: the API key has expired.",
    "headers": {
      "WWW-Authenticate": {
        "description": "The authentication scheme. Omitted if the request has a `Sec-Fetch-Mode` header, so that browsers don't open a sign-in dialog.",
        "example": "Basic realm=\"Parlance\""
      }
    }
  },
  "development-key-only": {
    "id": "development-key-only",
    "status": 401,
    "title": "Production key in query string",
    "messages": [
      "Unauthorized: the query parameter \"key\" takes development keys only."
    ],
    "mediaType": "text/plain",
    "applies": "all",
    "cause": "The `key` query parameter was the only credential. In production mode, the server accepts only valid development keys in the URL, because URLs end up in logs and browser histories.",
    "remedy": "Send the key with HTTP Basic authentication, or use a development key.",
    "reproduce": {
      "how": "On a server in production mode, send anything except a valid development key in the query.",
      "curl": "curl -i \"$API/v2/languages?key=x\""
    },
    "example": "Unauthorized: the query parameter \"key\" takes development keys only.",
    "headers": {
      "WWW-Authenticate": {
        "description": "The authentication scheme. Omitted if the request has a `Sec-Fetch-Mode` header, so that browsers don't open a sign-in dialog.",
        "example": "Basic realm=\"Parlance\""
      }
    }
  },
  "rate-limited": {
    "id": "rate-limited",
    "status": 429,
    "title": "Rate limit exceeded",
    "messages": [
      "Rate limit exceeded: 4000 requests per minute. Retry after {n} seconds."
    ],
    "mediaType": "application/json",
    "applies": "all",
    "cause": "The key was used for more than 4,000 requests in a minute. After the first 429, all requests return 429 for 60 seconds. Requests sent during the wait don't extend it.",
    "remedy": "Wait for the number of seconds in `Retry-After`, then resume. To avoid hitting the limit, watch `X-RateLimit-Remaining`, poll less often, or receive [webhooks](#webhook-deliveries) instead of polling.",
    "reproduce": {
      "how": "On a server in development mode, send the `Parlance-Fault: quota` header, which doesn't start a wait. Otherwise, send 4,001 requests in a minute.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: quota\" \"$API/v2/languages\""
    },
    "example": {
      "message": "Rate limit exceeded: 4000 requests per minute. Retry after 60 seconds."
    },
    "headers": {
      "Retry-After": {
        "description": "The number of whole seconds until requests are accepted again: 60 on the first 429, then the remaining time.",
        "example": 60
      }
    }
  },
  "required": {
    "id": "required",
    "status": 400,
    "title": "Missing required parameter",
    "messages": [
      "{name} is required.",
      "{name} is required in the query."
    ],
    "mediaType": "application/json",
    "applies": "parameters",
    "cause": "A required parameter, header option, or body field is absent, empty, or `null`. The message contains its name.",
    "remedy": "Send the value. If you already do, check that it is in the right place (query, header, or body). In a shell, quote the URL, because an unquoted `&` is a command separator.",
    "reproduce": {
      "how": "Omit the ID.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -X DELETE \"$API/v2/memories\""
    },
    "example": {
      "message": "id is required in the query."
    }
  },
  "invalid": {
    "id": "invalid",
    "status": 400,
    "title": "Invalid value",
    "messages": [
      "{name} must be {rule}."
    ],
    "values": {
      "rule": [
        "an integer",
        "an integer between {a} and {b}",
        "a boolean",
        "a string",
        "an object",
        "an object with at most {a} keys",
        "an array of {x}",
        "one of {list}",
        "between {a} and {b} characters",
        "a date",
        "free of control characters",
        "free of commas"
      ]
    },
    "mediaType": "application/json",
    "applies": "parameters",
    "cause": "A parameter, header option, or body field has the wrong type, exceeds its limits, or isn't one of its allowed values.",
    "remedy": "Send a value that matches the rule in the message. The reference shows the type and the limits of every field.",
    "reproduce": {
      "how": "Request more jobs than the maximum page size.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/jobs?limit=51\""
    },
    "example": {
      "message": "limit must be an integer between 1 and 50."
    }
  },
  "bad-json": {
    "id": "bad-json",
    "status": 400,
    "title": "Invalid JSON body",
    "messages": [
      "The body is not valid JSON.",
      "The body must be a JSON object.",
      "Request body isn't valid {charset} at byte {n}.",
      "The body contains an unpaired surrogate."
    ],
    "mediaType": "application/json",
    "applies": "jsonBody",
    "cause": "The body can't be parsed as JSON, or it isn't a JSON object. If the content type has no `charset`, the body must be UTF-8.",
    "remedy": "Build the body with a JSON library instead of concatenating strings. In a shell, put the body in single quotes. If the body is an array, wrap it in the object that the operation describes.",
    "reproduce": {
      "how": "Send half an object. An array (`[]`) returns the second message.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" -d '{' \"$API/v2/memories\""
    },
    "example": {
      "message": "The body is not valid JSON."
    }
  },
  "wrong-type": {
    "id": "wrong-type",
    "status": 415,
    "title": "Unsupported content type",
    "messages": [
      "Send a JSON body, not {type}.",
      "Send the file as the raw body, not {type}.",
      "The encoding {encoding} isn't supported.",
      "The body isn't valid {encoding}."
    ],
    "mediaType": "application/json",
    "applies": "body",
    "cause": "The body is `multipart/…`, which HTML forms and `curl -F` send but no operation accepts. This error is also returned if the `charset` or `Content-Encoding` is unknown; `gzip`, `deflate`, and `br` are supported.",
    "remedy": "Send JSON to operations that expect JSON. Send a file as the raw body, with `curl --data-binary @file` and the content type `application/octet-stream`.",
    "reproduce": {
      "how": "Send a file as a form.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -F \"file=@leaflet.txt\" \"$API/v2/files?name=leaflet.txt\""
    },
    "example": {
      "message": "Send a JSON body, not multipart/form-data."
    },
    "uploadExample": {
      "message": "Send the file as the raw body, not multipart/form-data."
    }
  },
  "too-large": {
    "id": "too-large",
    "status": 413,
    "title": "Body too large",
    "messages": [
      "The body is larger than {n} bytes."
    ],
    "mediaType": "application/json",
    "applies": "body",
    "cause": "The request body is too large. The limit is 1 MiB for a JSON body and 1 GiB for an uploaded file unless the server is configured otherwise.",
    "remedy": "Send less in each request, for example fewer file IDs, or split the file.",
    "reproduce": {
      "how": "Send a JSON body of 1 MiB plus one byte.",
      "curl": "head -c 1048577 /dev/zero | tr '\\0' ' ' |\n  curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" --data-binary @- \"$API/v2/memories\""
    },
    "example": {
      "message": "The body is larger than 1048576 bytes."
    },
    "uploadExample": {
      "message": "The body is larger than 1073741824 bytes."
    }
  },
  "storage-quota": {
    "id": "storage-quota",
    "status": 413,
    "title": "Storage full",
    "messages": [
      "The organization can store at most {n} bytes."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The server's operator limits how much an organization can store, and this request would exceed the limit. Files, documents, translated files, and pending uploads count toward the limit.",
    "remedy": "Delete files, documents, or jobs that you don't need. If you run the server, you can raise `PARLANCE_STORAGE_BYTES`.",
    "reproduce": {
      "how": "On a server in development mode, send the fault header.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: storage-quota\" --data-binary \"Ahoy.\" \\\n  \"$API/v2/files?name=leaflet.txt\""
    },
    "example": {
      "message": "The organization can store at most 1073741824 bytes."
    }
  },
  "range": {
    "id": "range",
    "status": 416,
    "title": "Range beyond the end",
    "messages": [
      "Range must begin before byte {n}, where the file ends."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The range in the `Range` header begins at or after the end of the file.",
    "remedy": "Read the file size from the `Content-Range` response header. If you resumed a download at the end of the file, it was already complete.",
    "reproduce": {
      "how": "Request a range of file 2207 that begins beyond its end.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Range: bytes=9999999-\" \"$API/v2/files/download?id=2207\""
    },
    "example": {
      "message": "Range must begin before byte 5, where the file ends."
    }
  },
  "empty-body": {
    "id": "empty-body",
    "status": 400,
    "title": "Empty body",
    "messages": [
      "The body is empty."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The file to import is empty. Often, the file path is wrong, or the client sent the body in another request.",
    "remedy": "Send the file as the raw body (`--data-binary @file`), and check that it isn't empty.",
    "reproduce": {
      "how": "Import without a body.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -X POST -H \"memory_id: $MEMORY_ID\" -H \"name: harbour.tmx\" \\\n  \"$API/v2/memories/import\""
    },
    "example": {
      "message": "The body is empty."
    }
  },
  "header-encoding": {
    "id": "header-encoding",
    "status": 400,
    "title": "Non-ASCII header value",
    "messages": [
      "The header {name} must be US-ASCII or URI-encoded."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "A header value contains a byte outside US-ASCII, usually an accented letter in a file name.",
    "remedy": "URI-encode the name: `encodeURIComponent(name)` in JavaScript, `urllib.parse.quote(name)` in Python.",
    "reproduce": {
      "how": "Send a file name with umlauts unencoded.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"project_id: $PROJECT_ID\" -H \"name: größe.txt\" --data-binary @leaflet.txt \\\n  \"$API/v2/documents/files\""
    },
    "example": {
      "message": "The header name must be US-ASCII or URI-encoded."
    }
  },
  "options-header": {
    "id": "options-header",
    "status": 400,
    "title": "Invalid LILT-API header",
    "messages": [
      "The header LILT-API must hold a JSON object."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The `LILT-API` header doesn't contain a JSON object.",
    "remedy": "Send all options as one JSON object in the header, or omit the header and send each option as an individual header.",
    "reproduce": {
      "how": "Send plain text in the header.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"LILT-API: x\" --data-binary @harbour.tmx \"$API/v2/memories/import\""
    },
    "example": {
      "message": "The header LILT-API must hold a JSON object."
    }
  },
  "filters-header": {
    "id": "filters-header",
    "status": 400,
    "title": "Invalid SDLXLIFF filters",
    "messages": [
      "sdlxliff_filters must be JSON; send it in the header LILT-API."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The `sdlxliff_filters` header can't be parsed as JSON.",
    "remedy": "Send the filters as an array in the `LILT-API` header, or as JSON text in the `sdlxliff_filters` header.",
    "reproduce": {
      "how": "Send plain text in the header.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"memory_id: $MEMORY_ID\" -H \"name: signs.sdlxliff\" -H \"sdlxliff_filters: x\" \\\n  --data-binary @harbour.tmx \"$API/v2/memories/import\""
    },
    "example": {
      "message": "sdlxliff_filters must be JSON; send it in the header LILT-API."
    }
  },
  "language": {
    "id": "language",
    "status": 400,
    "title": "Invalid language code",
    "messages": [
      "{name} must be an ISO 639-1 code, not \"{value}\".",
      "{name} must be a language such as en or en-US, not \"{value}\"."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "A language is neither a two-letter ISO 639-1 code, such as `en`, nor an equivalent code. In Create, the value must be a valid language tag, such as `en` or `en-US`.",
    "remedy": "Use a code from [getLanguages](#getLanguages). Send the region in its own field (`srclocale`, `trgLocale`), except in Create.",
    "reproduce": {
      "how": "Use a code that doesn't exist.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d '{\"name\":\"Harbour signs\",\"srclang\":\"ac\",\"trglang\":\"de\"}' \"$API/v2/memories\""
    },
    "example": {
      "message": "srclang must be an ISO 639-1 code, not \"ac\"."
    }
  },
  "pair": {
    "id": "pair",
    "status": 400,
    "title": "Unsupported language pair",
    "messages": [
      "The language pair {a} to {b} is not supported."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "Both codes are valid, but the server doesn't translate between these languages.",
    "remedy": "Choose a pair from `source_to_target` in [getLanguages](#getLanguages).",
    "reproduce": {
      "how": "Create a memory from Latin to German.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d '{\"name\":\"Inscriptions\",\"srclang\":\"la\",\"trglang\":\"de\"}' \"$API/v2/memories\""
    },
    "example": {
      "message": "The language pair la to de is not supported."
    }
  },
  "region": {
    "id": "region",
    "status": 400,
    "title": "Invalid region",
    "messages": [
      "{name} must be an ISO 3166-1 region, not \"{value}\"."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "A region in the request isn't a valid two-letter ISO 3166-1 code, such as `GB`.",
    "remedy": "Send the region without the language (`GB`, not `en-GB`), or omit it.",
    "reproduce": {
      "how": "Use a code that doesn't exist.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d '{\"name\":\"Harbour signs\",\"srclang\":\"en\",\"trglang\":\"de\",\"srclocale\":\"XX\"}' \"$API/v2/memories\""
    },
    "example": {
      "message": "srclocale must be an ISO 3166-1 region, not \"XX\"."
    }
  },
  "idempotency-mismatch": {
    "id": "idempotency-mismatch",
    "status": 422,
    "title": "Idempotency key reused",
    "messages": [
      "The Idempotency-Key was used for another request."
    ],
    "mediaType": "application/json",
    "applies": "idempotencyKey",
    "cause": "In the last 24 hours, the organization sent a different request with the same `Idempotency-Key`: the operation, an input, or the user was different.",
    "remedy": "Generate a new key, such as a UUID, for each new request. Reuse a key only to retry the same request.",
    "reproduce": {
      "how": "Send two different requests with the same key.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -H \"Idempotency-Key: 3f1c\" -H \"Content-Type: application/json\" -d '{\"name\": \"Quay\", \"srclang\": \"en\", \"trglang\": \"de\"}' \"$API/v2/memories\"\ncurl -i -u \"$API_KEY:$API_KEY\" -H \"Idempotency-Key: 3f1c\" -H \"Content-Type: application/json\" -d '{\"name\": \"Pier\", \"srclang\": \"en\", \"trglang\": \"de\"}' \"$API/v2/memories\""
    },
    "example": {
      "message": "The Idempotency-Key was used for another request."
    }
  },
  "idempotency-running": {
    "id": "idempotency-running",
    "status": 409,
    "title": "Request still running",
    "messages": [
      "The request with this Idempotency-Key is still running."
    ],
    "mediaType": "application/json",
    "applies": "idempotencyKey",
    "cause": "The first request with this `Idempotency-Key` is still being processed. If the server failed during that request, the wait lasts up to 10 seconds.",
    "remedy": "Retry with the same key after the number of seconds in `Retry-After`.",
    "reproduce": {
      "how": "On a server in development mode, send the fault header. Otherwise, send the same request twice at the same time.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Idempotency-Key: 7b20\" -H \"Parlance-Fault: idempotency-running\" -X POST \"$API/v2/jobs/$JOB_ID/archive\""
    },
    "example": {
      "message": "The request with this Idempotency-Key is still running."
    },
    "headers": {
      "Retry-After": {
        "description": "The number of whole seconds to wait before a retry.",
        "example": 1
      }
    }
  },
  "memory-not-shared": {
    "id": "memory-not-shared",
    "status": 401,
    "title": "Memory not shared",
    "messages": [
      "Unauthorized: memory {id} is not shared with you."
    ],
    "mediaType": "text/plain",
    "applies": "object",
    "objects": [
      "memory"
    ],
    "cause": "The memory belongs to another organization, or to another user who hasn't shared it. If a project in a job uses such a memory, you can't change or export the job.",
    "remedy": "Have the owner share the memory with the team (`parlance memories share ID`), or use one of the owner's keys. The body is a bare string, not JSON.",
    "reproduce": {
      "how": "Create a key for another user with `parlance keys create --user ben@harbour.example --development`, store it in `OTHER_KEY`, and use it to request one of your own memories.",
      "curl": "curl -i -u \"$OTHER_KEY:$OTHER_KEY\" \"$API/v2/memories?id=$MEMORY_ID\""
    },
    "example": "Unauthorized: memory 4312 is not shared with you.",
    "headers": {
      "WWW-Authenticate": {
        "description": "The authentication scheme. Omitted if the request has a `Sec-Fetch-Mode` header, so that browsers don't open a sign-in dialog.",
        "example": "Basic realm=\"Parlance\""
      }
    }
  },
  "file-forbidden": {
    "id": "file-forbidden",
    "status": 403,
    "title": "File access denied",
    "messages": [
      "You have no permission for file {id}."
    ],
    "mediaType": "application/json",
    "applies": "object",
    "objects": [
      "file"
    ],
    "cause": "The file belongs to another organization.",
    "remedy": "Use a key from the organization that uploaded the file, or upload the file again with your own key.",
    "reproduce": {
      "how": "Create an organization with `parlance organizations create Elsewhere` and a key for it with `parlance keys create --organization Elsewhere --development`. Store the key in `OTHER_KEY`, and use it to request one of your own files.",
      "curl": "curl -i -u \"$OTHER_KEY:$OTHER_KEY\" \"$API/v2/files?id=$FILE_ID\""
    },
    "example": {
      "message": "You have no permission for file 2207."
    }
  },
  "not-found": {
    "id": "not-found",
    "status": 404,
    "title": "Object not found",
    "messages": [
      "{Thing} {id} was not found."
    ],
    "mediaType": "application/json",
    "applies": "object",
    "cause": "There is no object of this type with this ID, or no workflow with this name. The object never existed, was deleted, or belongs to another organization. For memories and files that belong to other organizations, the errors are different.",
    "remedy": "Use the ID that was returned when the object was created, or get it from the list operation. Check that you're using the right key.",
    "reproduce": {
      "how": "Request an ID that doesn't exist.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/memories?id=999999999\""
    },
    "example": {
      "message": "Memory 999999999 was not found."
    }
  },
  "file-deleted": {
    "id": "file-deleted",
    "status": 410,
    "title": "File deleted",
    "messages": [
      "File {id} was deleted.",
      "The contents of file {id} are missing from the server's storage."
    ],
    "mediaType": "application/json",
    "applies": "object",
    "objects": [
      "file"
    ],
    "cause": "The file was deleted with [deleteFile](#deleteFile), or it's missing from storage.",
    "remedy": "Upload the file again, and use the new ID. Documents and translations created from the deleted file remain.",
    "reproduce": {
      "how": "Delete a file, then request it.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X DELETE \"$API/v2/files?id=$FILE_ID\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/files?id=$FILE_ID\""
    },
    "example": {
      "message": "File 2207 was deleted."
    }
  },
  "no-domains": {
    "id": "no-domains",
    "status": 404,
    "title": "No domains",
    "messages": [
      "No domains were found."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The organization has no domains.",
    "remedy": "Create a domain on the server's command line with `parlance domains create NAME`.",
    "reproduce": {
      "how": "Delete every domain with `parlance domains delete ID`, then list the domains.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" \"$API/v3/domains\""
    },
    "example": {
      "message": "No domains were found."
    }
  },
  "termbase-not-exported": {
    "id": "termbase-not-exported",
    "status": 409,
    "title": "Termbase not exported",
    "messages": [
      "The termbase of memory {id} has not been exported."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The download returns the last finished export, but there isn't one yet.",
    "remedy": "Start an export with [exportTermbase](#exportTermbase), wait until the memory's `is_processing` is `false`, then download it.",
    "reproduce": {
      "how": "Download from a memory whose termbase was never exported.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/memories/termbase/download?id=$MEMORY_ID\""
    },
    "example": {
      "message": "The termbase of memory 4312 has not been exported."
    }
  },
  "termbase-exporting": {
    "id": "termbase-exporting",
    "status": 409,
    "title": "Termbase export in progress",
    "messages": [
      "The termbase of memory {id} is still being exported."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "An export has started but isn't finished yet.",
    "remedy": "Poll [listMemories](#listMemories) with the memory's ID until `is_processing` is `false`, then download.",
    "reproduce": {
      "how": "Start an export that takes 10 seconds, and download during the export.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST -H \"Parlance-Fault: export-pending\" \\\n  \"$API/v2/memories/termbase/export?id=$MEMORY_ID\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/memories/termbase/download?id=$MEMORY_ID\""
    },
    "example": {
      "message": "The termbase of memory 4312 is still being exported."
    }
  },
  "source-too-long": {
    "id": "source-too-long",
    "status": 400,
    "title": "Source too long",
    "messages": [
      "source must be at most 5000 characters; it has {n}."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The text to translate has more than 5,000 characters (Unicode code points).",
    "remedy": "Send the text one sentence at a time, which also finds more matches in the memory. Or upload the text as a file and use [translateFiles](#translateFiles).",
    "reproduce": {
      "how": "Send 5,001 letters.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d \"{\\\"memory_id\\\":$MEMORY_ID,\\\"source\\\":\\\"$(printf 'a%.0s' $(seq 5001))\\\"}\" \"$API/v2/translate\""
    },
    "example": {
      "message": "source must be at most 5000 characters; it has 5001."
    }
  },
  "filter-missing": {
    "id": "filter-missing",
    "status": 400,
    "title": "Missing filter",
    "messages": [
      "Specify at least one of translationIds, status, fromTime, toTime."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The request to list file translations has no filter.",
    "remedy": "Specify the translations with `translationIds`, or filter by `status` or time.",
    "reproduce": {
      "how": "List file translations without a filter.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file\""
    },
    "example": {
      "message": "Specify at least one of translationIds, status, fromTime, toTime."
    }
  },
  "translation-not-ready": {
    "id": "translation-not-ready",
    "status": 409,
    "title": "Translation not ready",
    "messages": [
      "Translation {id} is {status}; wait for ReadyForDownload."
    ],
    "values": {
      "status": [
        "InProgress",
        "Completed"
      ]
    },
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The file is still being translated (`InProgress`), or its text has been translated but the file was still being built after 10 seconds (`Completed`).",
    "remedy": "Poll [listFileTranslations](#listFileTranslations) until `status` is `ReadyForDownload`, then download.",
    "reproduce": {
      "how": "Request a translation and download it immediately.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/files?id=$TRANSLATION_ID\""
    },
    "example": {
      "message": "Translation 615 is InProgress; wait for ReadyForDownload."
    }
  },
  "translation-failed": {
    "id": "translation-failed",
    "status": 409,
    "title": "Translation failed",
    "messages": [
      "Translation {id} failed: {reason}.",
      "Translation {id} failed: {reason}: {details}."
    ],
    "values": {
      "reason": [
        "Unsupported file type",
        "File extraction error",
        "No translatable content",
        "Batch MT initiation failure",
        "Batch MT response failure",
        "File reassembly error",
        "Billing error",
        "Invalid memory",
        "Storage error"
      ]
    },
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The file couldn't be translated. The message contains one of the nine reasons for file translation failures, followed by the problem and its location in the file.",
    "remedy": "Find the reason in this reference, fix the cause, and request a new translation. The failed translation can't be restarted.",
    "reproduce": {
      "how": "Translate a file whose type has no filter, then download it.",
      "curl": "printf '\\1\\2\\3' > a.bin\ncurl -u \"$API_KEY:$API_KEY\" --data-binary @a.bin \"$API/v2/files?name=a.bin\"\ncurl -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/files?id=$TRANSLATION_ID\""
    },
    "example": {
      "message": "Translation 616 failed: Unsupported file type: no filter supports this extension."
    }
  },
  "terms-unsigned": {
    "id": "terms-unsigned",
    "status": 403,
    "title": "Terms not signed",
    "messages": [
      "Sign the terms and conditions first."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The organization hasn't agreed to the terms and conditions of Create.",
    "remedy": "Use [signCreateTerms](#signCreateTerms) once, with `signedAgreement` set to `true`. The agreement applies to the whole organization.",
    "reproduce": {
      "how": "Withdraw the agreement, then generate.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" -d '{\"signedAgreement\":false}' \\\n  \"$API/v2/create/terms-and-conditions\"\ncurl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d '{\"language\":\"en-GB\",\"template\":\"blog-post\",\"templateParams\":{\"language\":\"en-GB\"}}' \"$API/v2/create\""
    },
    "example": {
      "message": "Sign the terms and conditions first."
    }
  },
  "pair-mismatch": {
    "id": "pair-mismatch",
    "status": 400,
    "title": "Memory language mismatch",
    "messages": [
      "Memory {id} translates {a} to {b}, not {c} to {d}."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "A language pair in the job doesn't match its memory: `srcLang` must be the memory's source language, and `trgLang` its target language.",
    "remedy": "Choose a memory with the right language pair, or omit `trgLang` to use the memory's target language.",
    "reproduce": {
      "how": "Specify French as the source with an English-to-German memory.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d \"{\\\"name\\\":\\\"Spring leaflets\\\",\\\"srcLang\\\":\\\"fr\\\",\\\"fileIds\\\":[$FILE_ID],\\\"languagePairs\\\":[{\\\"memoryId\\\":$MEMORY_ID}]}\" \\\n  \"$API/v2/jobs\""
    },
    "example": {
      "message": "Memory 4312 translates en to de, not fr to de."
    }
  },
  "stage": {
    "id": "stage",
    "status": 400,
    "title": "Invalid workflow stage",
    "messages": [
      "Stage {stage} cannot be assigned in workflow {workflow}."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "`workflowStageTemplateId` isn't a `TRANSLATE`, `REVIEW`, or `SECONDARY_REVIEW` stage in the language pair's workflow.",
    "remedy": "Use the `id` of a stage in the language pair's own template, from [listWorkflowTemplates](#listWorkflowTemplates).",
    "reproduce": {
      "how": "Assign a stage that doesn't exist.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d \"{\\\"name\\\":\\\"Spring leaflets\\\",\\\"srcLang\\\":\\\"en\\\",\\\"fileIds\\\":[$FILE_ID],\\\"languagePairs\\\":[{\\\"memoryId\\\":$MEMORY_ID,\\\"workflowStageAssignments\\\":[{\\\"workflowStageTemplateId\\\":999999}]}]}\" \\\n  \"$API/v2/jobs\""
    },
    "example": {
      "message": "Stage 999999 cannot be assigned in workflow 1."
    }
  },
  "user": {
    "id": "user",
    "status": 400,
    "title": "User not in organization",
    "messages": [
      "User {id} is not in this organization."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The `userId` in a stage assignment doesn't belong to a user in your organization.",
    "remedy": "Use an ID from `parlance users list`, add the person with `parlance users add EMAIL`, or assign by `email`.",
    "reproduce": {
      "how": "Assign a user who doesn't exist.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d \"{\\\"name\\\":\\\"Spring leaflets\\\",\\\"srcLang\\\":\\\"en\\\",\\\"fileIds\\\":[$FILE_ID],\\\"languagePairs\\\":[{\\\"memoryId\\\":$MEMORY_ID,\\\"workflowStageAssignments\\\":[{\\\"workflowStageTemplateId\\\":2,\\\"userId\\\":999999}]}]}\" \\\n  \"$API/v2/jobs\""
    },
    "example": {
      "message": "User 999999 is not in this organization."
    }
  },
  "job-closed": {
    "id": "job-closed",
    "status": 409,
    "title": "Job archived or delivered",
    "messages": [
      "Job {id} is {status}."
    ],
    "values": {
      "status": [
        "archived",
        "delivered"
      ]
    },
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The job's status doesn't allow this operation. Archived jobs can't be delivered or reactivated, and archived or delivered jobs don't accept new projects.",
    "remedy": "First, use [unarchiveJob](#unarchiveJob) for an archived job or [reactivateJob](#reactivateJob) for a delivered job.",
    "reproduce": {
      "how": "Archive a job, then deliver it.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/jobs/$JOB_ID/archive\"\ncurl -i -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/jobs/$JOB_ID/deliver\""
    },
    "example": {
      "message": "Job 57 is archived."
    }
  },
  "job-pending": {
    "id": "job-pending",
    "status": 409,
    "title": "Job creation in progress",
    "messages": [
      "Job {id} is still being created."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The job's files are still being imported; its `creationStatus` is `PENDING`.",
    "remedy": "Poll [getJob](#getJob) until `creationStatus` is `COMPLETE`, then export.",
    "reproduce": {
      "how": "Create a job that takes 10 seconds to create, and export it before it's ready.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" -H \"Parlance-Fault: creation-pending\" \\\n  -d \"{\\\"name\\\":\\\"Spring leaflets\\\",\\\"srcLang\\\":\\\"en\\\",\\\"fileIds\\\":[$FILE_ID],\\\"languagePairs\\\":[{\\\"memoryId\\\":$MEMORY_ID}]}\" \\\n  \"$API/v2/jobs\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/jobs/$JOB_ID/export?type=files\""
    },
    "example": {
      "message": "Job 57 is still being created."
    }
  },
  "job-failed": {
    "id": "job-failed",
    "status": 409,
    "title": "Job creation failed",
    "messages": [
      "Job {id} could not be created."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "None of the job's files could be imported; its `creationStatus` is `FAILED`.",
    "remedy": "Check the documents' `import_error_message` with [listProjects](#listProjects), fix or replace the files, and create a new job. You can only read, update, archive, unarchive, and delete a failed job.",
    "reproduce": {
      "how": "Create a job with one file that has no filter, then export it.",
      "curl": "printf '\\1\\2\\3' > a.bin\ncurl -u \"$API_KEY:$API_KEY\" --data-binary @a.bin \"$API/v2/files?name=a.bin\"\ncurl -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d \"{\\\"name\\\":\\\"Spring leaflets\\\",\\\"srcLang\\\":\\\"en\\\",\\\"fileIds\\\":[$FILE_ID],\\\"languagePairs\\\":[{\\\"memoryId\\\":$MEMORY_ID}]}\" \\\n  \"$API/v2/jobs\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/jobs/$JOB_ID/export?type=files\""
    },
    "example": {
      "message": "Job 57 could not be created."
    }
  },
  "export-running": {
    "id": "export-running",
    "status": 409,
    "title": "Another export in progress",
    "messages": [
      "Job {id} is being exported as {type}."
    ],
    "values": {
      "type": [
        "files",
        "memory"
      ]
    },
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "An export of the other type is in progress. A job can have only one export at a time; requesting the same type again has no effect.",
    "remedy": "Poll [getJob](#getJob) until `isProcessing` is 0 or −2, download the result if you need it, then export the other type.",
    "reproduce": {
      "how": "Start an export of files that takes 10 seconds, then export the memory.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: export-pending\" \"$API/v2/jobs/$JOB_ID/export?type=files\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/jobs/$JOB_ID/export?type=memory\""
    },
    "example": {
      "message": "Job 57 is being exported as files."
    }
  },
  "not-exported": {
    "id": "not-exported",
    "status": 409,
    "title": "Job not exported",
    "messages": [
      "Job {id} has not been exported."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The download returns the last finished export. There isn't one yet, or it has a different type.",
    "remedy": "Start an export with [exportJob](#exportJob), wait until the job's `isProcessing` is 0, then download it.",
    "reproduce": {
      "how": "Download a job that was never exported.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/jobs/$JOB_ID/download\""
    },
    "example": {
      "message": "Job 57 has not been exported."
    }
  },
  "exporting": {
    "id": "exporting",
    "status": 409,
    "title": "Export in progress",
    "messages": [
      "Job {id} is still being exported."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "An export has started but isn't finished yet; the job's `isProcessing` is 1.",
    "remedy": "Poll [getJob](#getJob) until `isProcessing` is 0, then download.",
    "reproduce": {
      "how": "Start an export that takes 10 seconds, and download during the export.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: export-pending\" \"$API/v2/jobs/$JOB_ID/export?type=files\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/jobs/$JOB_ID/download\""
    },
    "example": {
      "message": "Job 57 is still being exported."
    }
  },
  "export-failed": {
    "id": "export-failed",
    "status": 409,
    "title": "Export failed",
    "messages": [
      "The export of job {id} failed."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The job's last export failed (`isProcessing` is −2), or it's missing from storage.",
    "remedy": "Start the export again with [exportJob](#exportJob). If it fails again, check the documents with [listProjects](#listProjects).",
    "reproduce": {
      "how": "Start an export that fails, wait until `isProcessing` is −2, and download.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: export-failure\" \"$API/v2/jobs/$JOB_ID/export?type=files\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/jobs/$JOB_ID\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/jobs/$JOB_ID/download\""
    },
    "example": {
      "message": "The export of job 57 failed."
    }
  },
  "project-closed": {
    "id": "project-closed",
    "status": 409,
    "title": "Project archived or delivered",
    "messages": [
      "Project {id} is {status}."
    ],
    "values": {
      "status": [
        "archived",
        "delivered"
      ]
    },
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The project is archived or its job is delivered, so you can't add or update documents.",
    "remedy": "Reopen the job with [unarchiveJob](#unarchiveJob) or [reactivateJob](#reactivateJob), then upload.",
    "reproduce": {
      "how": "Deliver the project's job, then upload.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/jobs/$JOB_ID/deliver\"\ncurl -i -u \"$API_KEY:$API_KEY\" -H \"project_id: $PROJECT_ID\" -H \"name: leaflet.txt\" \\\n  --data-binary @leaflet.txt \"$API/v2/documents/files\""
    },
    "example": {
      "message": "Project 310 is delivered."
    }
  },
  "importing": {
    "id": "importing",
    "status": 409,
    "title": "Document import in progress",
    "messages": [
      "Document {id} is still being imported."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The document's text or finished XLIFF file is still being imported; `import_in_progress` is `true`.",
    "remedy": "Poll [listProjects](#listProjects) until the document's `import_in_progress` is `false`, then retry.",
    "reproduce": {
      "how": "Upload a document whose import takes 10 seconds, and download it during the import.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: import-pending\" -H \"project_id: $PROJECT_ID\" \\\n  -H \"name: leaflet.txt\" --data-binary @leaflet.txt \"$API/v2/documents/files\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/documents/files?id=$DOCUMENT_ID\""
    },
    "example": {
      "message": "Document 905 is still being imported."
    }
  },
  "import-failed": {
    "id": "import-failed",
    "status": 409,
    "title": "Document import failed",
    "messages": [
      "Document {id} could not be imported: {reason}.",
      "Document {id} could not be imported: {reason}: {details}."
    ],
    "values": {
      "reason": [
        "Unsupported file type",
        "File extraction error",
        "No translatable content"
      ]
    },
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The uploaded file couldn't be parsed, so there is nothing to download. The message contains the reason, followed by the problem and its location in the file.",
    "remedy": "Fix the problem described in the message, and upload the file again.",
    "reproduce": {
      "how": "Upload a file whose type has no filter, then download it.",
      "curl": "printf '\\1\\2\\3' > a.bin\ncurl -u \"$API_KEY:$API_KEY\" -H \"project_id: $PROJECT_ID\" -H \"name: a.bin\" --data-binary @a.bin \\\n  \"$API/v2/documents/files\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/documents/files?id=$DOCUMENT_ID\""
    },
    "example": {
      "message": "Document 905 could not be imported: Unsupported file type: no filter supports this extension."
    }
  },
  "pretranslating": {
    "id": "pretranslating",
    "status": 502,
    "title": "Document pretranslation in progress",
    "messages": [
      "Document {id} is still in pretranslation."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The document's pretranslation is pending or running; `is_pretranslating` is `true`.",
    "remedy": "Poll [listProjects](#listProjects) until the document's `is_pretranslating` is `false`, then download. Don't treat this 502 as a gateway error.",
    "reproduce": {
      "how": "Upload a document whose pretranslation takes 10 seconds, and download it during the pretranslation.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: pretranslation-pending\" -H \"project_id: $PROJECT_ID\" \\\n  -H \"name: leaflet.txt\" -H \"pretranslate: TM+MT\" --data-binary @leaflet.txt \"$API/v2/documents/files\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/documents/files?id=$DOCUMENT_ID\""
    },
    "example": {
      "message": "Document 905 is still in pretranslation."
    }
  },
  "document-export-failed": {
    "id": "document-export-failed",
    "status": 500,
    "title": "Document export failed",
    "messages": [
      "Document {id} could not be exported: File reassembly error: {details}."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The translated segments couldn't be merged into the file.",
    "remedy": "Download the document again. If the download still fails, download the XLIFF file (`is_xliff=true`), which doesn't need reassembly, and contact your server administrator.",
    "reproduce": {
      "how": "Request a download that fails.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: reassembly-failure\" \\\n  \"$API/v2/documents/files?id=$DOCUMENT_ID&is_xliff=false\""
    },
    "example": {
      "message": "Document 905 could not be exported: File reassembly error: segment 2 is not in the file as it is read now."
    }
  },
  "xliff-other-project": {
    "id": "xliff-other-project",
    "status": 400,
    "title": "XLIFF from another project",
    "messages": [
      "The XLIFF belongs to document {document} of project {project}."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The uploaded XLIFF file was exported from a document in another project.",
    "remedy": "Send the `project_id` from the message. Nothing was changed.",
    "reproduce": {
      "how": "Download a document, then upload it to another project.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -o leaflet.xliff \"$API/v2/documents/files?id=$DOCUMENT_ID\"\ncurl -i -u \"$API_KEY:$API_KEY\" -H \"project_id: $OTHER_PROJECT_ID\" -H \"name: leaflet.xliff\" \\\n  --data-binary @leaflet.xliff \"$API/v2/documents/files\""
    },
    "example": {
      "message": "The XLIFF belongs to document 905 of project 310."
    }
  },
  "xliff-mismatch": {
    "id": "xliff-mismatch",
    "status": 400,
    "title": "XLIFF mismatch",
    "messages": [
      "Unit {unit} does not fit document {document}: {problem}."
    ],
    "values": {
      "problem": [
        "unknown unit",
        "the source was changed"
      ]
    },
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "A `<trans-unit>` in the uploaded XLIFF file has an ID that isn't in the document, or its `<source>` was changed. The whole upload was rejected, so nothing was changed.",
    "remedy": "Don't change unit IDs or sources; change only the targets. Omitted units stay unchanged.",
    "reproduce": {
      "how": "Download a document, change a source in it, and upload it again.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -o leaflet.xliff \"$API/v2/documents/files?id=$DOCUMENT_ID\"\nsed -i.bak 's/<source>/<source>Changed: /' leaflet.xliff\ncurl -i -u \"$API_KEY:$API_KEY\" -H \"project_id: $PROJECT_ID\" -H \"name: leaflet.xliff\" \\\n  --data-binary @leaflet.xliff \"$API/v2/documents/files\""
    },
    "example": {
      "message": "Unit 880021 does not fit document 905: the source was changed."
    }
  },
  "webhook-url": {
    "id": "webhook-url",
    "status": 400,
    "title": "Invalid webhook URL",
    "messages": [
      "webhookUrl must be {rule}."
    ],
    "values": {
      "rule": [
        "an absolute URI",
        "an https URI",
        "a public address"
      ]
    },
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The URL isn't an absolute `https:` URI, contains a username or password, or has a private address. Only servers in development mode allow `http:` URLs and private addresses.",
    "remedy": "Use an absolute `https:` URL that can be reached from the internet.",
    "reproduce": {
      "how": "Send text that isn't a URL.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d '{\"webhookName\":\"Deliveries\",\"webhookUrl\":\"not a url\",\"eventType\":[\"JOB_DELIVER\"]}' \\\n  \"$API/v3/connectors/configuration/webhooks\""
    },
    "example": {
      "message": "webhookUrl must be an absolute URI."
    }
  },
  "webhook-nothing": {
    "id": "webhook-nothing",
    "status": 400,
    "title": "Nothing to update",
    "messages": [
      "Specify at least one of webhookName, webhookUrl, eventType."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The request has none of the three fields that can be updated.",
    "remedy": "Send at least one of the fields. Omitted fields keep their values.",
    "reproduce": {
      "how": "Send an empty object.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -X PUT -H \"Content-Type: application/json\" -d '{}' \\\n  \"$API/v3/connectors/configuration/webhooks/$WEBHOOK_ID\""
    },
    "example": {
      "message": "Specify at least one of webhookName, webhookUrl, eventType."
    }
  },
  "webhook-count": {
    "id": "webhook-count",
    "status": 400,
    "title": "Too many webhooks",
    "messages": [
      "An organization can have at most {n} webhooks."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The organization already has 100 webhooks.",
    "remedy": "Delete an unused webhook, or add event types to an existing one.",
    "reproduce": {
      "how": "Create 101 webhooks.",
      "curl": "for i in $(seq 101); do\n  curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n    -d '{\"webhookName\":\"Deliveries\",\"webhookUrl\":\"https://hooks.harbour.example/jobs\",\"eventType\":[\"JOB_DELIVER\"]}' \\\n    \"$API/v3/connectors/configuration/webhooks\"\ndone"
    },
    "example": {
      "message": "An organization can have at most 100 webhooks."
    }
  },
  "segment-place": {
    "id": "segment-place",
    "status": 400,
    "title": "Missing memory or document",
    "messages": [
      "Specify either memory_id or document_id."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The request specifies both a memory and a document, or neither.",
    "remedy": "Send `memory_id` to add an entry to a memory, or `document_id` to confirm segments in a document.",
    "reproduce": {
      "how": "Send a pair without a memory or a document.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d '{\"source\":\"The ferry is late.\",\"target\":\"Die Fähre hat Verspätung.\"}' \"$API/v2/segments\""
    },
    "example": {
      "message": "Specify either memory_id or document_id."
    }
  },
  "upload-key": {
    "id": "upload-key",
    "status": 400,
    "title": "Storage key mismatch",
    "messages": [
      "s3Key is not the key of upload {id}."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The storage key belongs to another upload, or the upload isn't a multipart upload.",
    "remedy": "Send the ID and the key of the same multipart upload.",
    "reproduce": {
      "how": "Start a multipart upload, then request the URL of a part with another key.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d '{\"filename\":\"leaflet.txt\",\"type\":\"text/plain\"}' \"$API/v2/upload/s3/multipart\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/upload/s3/multipart/$UPLOAD_ID/1?s3Key=uploads/x&size=4\""
    },
    "example": {
      "message": "s3Key is not the key of upload 41."
    }
  },
  "upload-closed": {
    "id": "upload-closed",
    "status": 409,
    "title": "Upload already closed",
    "messages": [
      "Upload {id} is {status}."
    ],
    "values": {
      "status": [
        "uploaded",
        "failed",
        "canceled"
      ]
    },
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The upload is complete, was canceled, or wasn't finished within a day.",
    "remedy": "Start a new upload.",
    "reproduce": {
      "how": "Abort an upload, then request the URL of one of its parts.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/upload/s3/multipart/$UPLOAD_ID/1?s3Key=$S3_KEY&size=4\""
    },
    "example": {
      "message": "Upload 41 is canceled."
    }
  },
  "upload-parts": {
    "id": "upload-parts",
    "status": 400,
    "title": "Invalid upload parts",
    "messages": [
      "Upload {id} is not complete: {problem}."
    ],
    "values": {
      "problem": [
        "part {number} must be listed exactly once",
        "part {number} is missing",
        "part {number} has a different ETag",
        "part {number} must have {size} bytes",
        "the parts in storage don't match"
      ]
    },
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "A listed part wasn't sent or was replaced, a part number is missing, or a part other than the last isn't 8 MiB.",
    "remedy": "Send the part named in the message again, and list each part with the ETag from its last response.",
    "reproduce": {
      "how": "Start a multipart upload, then complete it without sending a part.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d '{\"parts\":[{\"ETag\":\"x\",\"PartNumber\":1}]}' \"$API/v2/upload/s3/multipart/$UPLOAD_ID/complete?s3Key=$S3_KEY\""
    },
    "example": {
      "message": "Upload 41 is not complete: part 1 is missing."
    }
  },
  "upload-size": {
    "id": "upload-size",
    "status": 400,
    "title": "Upload size mismatch",
    "messages": [
      "Upload {id}: expected {expected} bytes, but received {actual}."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The number of bytes differs from the declared size or exceeds the maximum file size.",
    "remedy": "Specify the exact size of the file or part, or send the right part.",
    "reproduce": {
      "how": "Request the URL for a file of 94 bytes, then send fewer bytes.",
      "curl": "curl -i -X PUT --data-binary \"Too short.\" \"$API/v2/upload/content/$TOKEN\""
    },
    "example": {
      "message": "Upload 41: expected 94 bytes, but received 10."
    }
  },
  "upload-forbidden": {
    "id": "upload-forbidden",
    "status": 403,
    "title": "Invalid upload URL",
    "messages": [
      "Forbidden."
    ],
    "mediaType": "application/json",
    "applies": "address",
    "cause": "The upload URL was changed or has expired, or the upload is closed. The response doesn't say which.",
    "remedy": "Start a new upload, or request a new URL for the part.",
    "reproduce": {
      "how": "Send bytes to a URL with a wrong signature.",
      "curl": "curl -i -X PUT --data-binary \"Ahoy.\" \"$API/v2/upload/content/1.0.5.1741609692.x\""
    },
    "example": {
      "message": "Forbidden."
    }
  },
  "server-error": {
    "id": "server-error",
    "status": 500,
    "title": "Internal server error",
    "messages": [
      "Something went wrong on the server."
    ],
    "mediaType": "application/json",
    "applies": "all",
    "cause": "An unexpected error occurred on the server. Your request is valid.",
    "remedy": "Retry after a short delay. Retry a POST with the same `Idempotency-Key`, so that nothing is created twice ([Idempotency](#idempotency)).",
    "reproduce": {
      "how": "On a server in development mode, send the fault header.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: server-error\" \"$API/v2/languages\""
    },
    "example": {
      "message": "Something went wrong on the server."
    }
  },
  "overload": {
    "id": "overload",
    "status": 503,
    "title": "Server overloaded",
    "messages": [
      "The server is busy."
    ],
    "mediaType": "application/json",
    "applies": "all",
    "cause": "The server is too busy to process the request. The request had no effect.",
    "remedy": "Retry the request after the number of seconds in `Retry-After`.",
    "reproduce": {
      "how": "On a server in development mode, send the fault header.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: overload\" \"$API/v2/languages\""
    },
    "example": {
      "message": "The server is busy."
    },
    "headers": {
      "Retry-After": {
        "description": "The number of whole seconds to wait before a retry.",
        "example": 5
      }
    }
  },
  "default": {
    "id": "default",
    "status": "default",
    "title": "Other errors",
    "messages": [
      "{message}"
    ],
    "mediaType": "application/json",
    "applies": "default",
    "cause": "Any error that isn't listed in this reference. The body is an object with one field, `message`, for every status except 401, which returns a bare string.",
    "remedy": "Branch on the status code: 4xx means fix the request, 5xx means retry later. Log or show the message.",
    "reproduce": {
      "how": "Every error except 401 has this form. Reproduce any of them to see it.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/nothing\""
    },
    "example": {
      "message": "Unknown endpoint: GET /v2/nothing."
    }
  }
} as const satisfies Record<string, DeepReadonly<CatalogError>>;

export const failureReasons = {
  "unsupported-file-type": {
    "id": "unsupported-file-type",
    "message": "Unsupported file type",
    "cause": "There is no filter for files with this extension, and the request didn't specify a filter configuration that supports it.",
    "remedy": "Convert the file to a format listed under uploadFile, or upload it with the right extension. You can also pass the ID of a filter configuration from [listDomains](#listDomains) as `configId`.",
    "details": [
      {
        "text": "no filter supports this extension",
        "remedy": "Correct the extension, or convert the file to a format listed under uploadFile."
      }
    ],
    "reproduce": {
      "how": "Upload a file with an unknown extension, and translate it.",
      "curl": "printf '\\1\\2\\3' > a.bin\ncurl -u \"$API_KEY:$API_KEY\" --data-binary @a.bin \"$API/v2/files?name=a.bin\"\ncurl -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "note": "no filter supports this extension",
    "alsoDocumentImport": true
  },
  "file-extraction-error": {
    "id": "file-extraction-error",
    "message": "File extraction error",
    "cause": "The file is damaged, doesn't match its extension, or has more than 500,000 segments. Or it's an archive that unpacks to more than 100 times its size, 10,000 entries, or 1 GiB.",
    "remedy": "Open the file in the application that created it, save it again, and upload the saved file.",
    "details": [
      {
        "text": "not a ZIP archive, or a truncated one",
        "remedy": "The file isn't the Office, EPUB, or IDML file that its extension suggests, or the upload was cut off. Open the file in the application that created it, save it again, and compare its size after the upload."
      },
      {
        "text": "an entry is damaged ({entry})",
        "remedy": "Save the file again in the application that created it. The archive is damaged at the entry in parentheses."
      },
      {
        "text": "an entry is encrypted ({entry})",
        "remedy": "Remove the password or the copy protection."
      },
      {
        "text": "an entry unpacks to more than {n} times its size ({entry})",
        "remedy": "Save the file again in the application that created it. If the entry is still too large, split the file."
      },
      {
        "text": "the archive has more than {n} entries",
        "remedy": "Split the archive."
      },
      {
        "text": "the file is too large",
        "remedy": "Split the file."
      },
      {
        "text": "more than {n} segments",
        "remedy": "Split the file."
      },
      {
        "text": "more than {n} translations or terms",
        "remedy": "Split the file, and import the parts one by one."
      },
      {
        "text": "the import took more than {n} s of processor time",
        "remedy": "Split the file. If you run the server, you can raise `PARLANCE_FILTER_SECONDS`."
      },
      {
        "text": "not {encoding} at line {line}, column {column}",
        "remedy": "Save the file as UTF-8. If the file has to keep its encoding, declare the encoding in the file or in the `encoding` option of a filter configuration."
      },
      {
        "text": "the declared encoding is unknown",
        "remedy": "Declare a supported encoding, or save the file as UTF-8."
      },
      {
        "text": "not JSON at line {line}, column {column}",
        "remedy": "Correct the file at this location. A JSON validator shows the error."
      },
      {
        "text": "not YAML at line {line}, column {column}",
        "remedy": "Correct the file at this location. A YAML validator shows the error."
      },
      {
        "text": "an unclosed quote at line {line}, column {column}",
        "remedy": "Add the missing closing quotation mark for the opening one at this location, or double the quotation marks inside the field."
      },
      {
        "text": "the file does not have a column that the configuration specifies",
        "remedy": "Specify columns that exist in the file, or set `headerRow` in the filter configuration if the first row contains their names."
      },
      {
        "text": "an element is not closed at line {line}, column {column}",
        "remedy": "The XML ends unexpectedly. Export the file again, and check that the whole file is uploaded."
      },
      {
        "text": "an element is closed with a different name at line {line}, column {column}",
        "remedy": "Correct the XML at this location. An XML validator shows the error."
      },
      {
        "text": "an XLIFF version other than 1.0, 1.1, 1.2, or 2 at line {line}, column {column}",
        "remedy": "Export the file as XLIFF 1.2 or 2."
      },
      {
        "text": "a cue without times at line {line}, column {column}",
        "remedy": "Save the file in SubRip format: a number, a line with times such as `00:00:01,000 --> 00:00:04,000`, and text."
      },
      {
        "text": "a message without msgstr at line {line}, column {column}",
        "remedy": "Add the `msgstr` for the message that begins at this location."
      }
    ],
    "reproduce": {
      "how": "Upload plain text with the name of a Word document, and translate it.",
      "curl": "printf 'plain text' > a.docx\ncurl -u \"$API_KEY:$API_KEY\" --data-binary @a.docx \"$API/v2/files?name=a.docx\"\ncurl -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "note": "not a ZIP archive, or a truncated one",
    "alsoDocumentImport": true
  },
  "no-translatable-content": {
    "id": "no-translatable-content",
    "message": "No translatable content",
    "cause": "The file was parsed, but it contains no text to translate.",
    "remedy": "Check that you uploaded the right file and that its text isn't in an image.",
    "details": [
      {
        "text": "the file has no text to translate",
        "remedy": "Check that the file has text and that the filter configuration doesn't exclude it."
      }
    ],
    "reproduce": {
      "how": "Upload an empty file, and translate it.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/files?name=a.txt\"\ncurl -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "note": "the file has no text to translate",
    "alsoDocumentImport": true
  },
  "batch-mt-initiation-failure": {
    "id": "batch-mt-initiation-failure",
    "message": "Batch MT initiation failure",
    "cause": "No translation engine accepted the file's text.",
    "remedy": "Request the translation again. If it fails again, contact your server administrator.",
    "reproduce": {
      "how": "Simulate this failure with the fault header.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST -H \"Parlance-Fault: batch-mt-initiation-failure\" \\\n  \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": false
  },
  "batch-mt-response-failure": {
    "id": "batch-mt-response-failure",
    "message": "Batch MT response failure",
    "cause": "The translation engine returned an error or too few segments.",
    "remedy": "Request the translation again. If it fails again, contact your server administrator.",
    "reproduce": {
      "how": "Simulate this failure with the fault header.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST -H \"Parlance-Fault: batch-mt-response-failure\" \\\n  \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": false
  },
  "file-reassembly-error": {
    "id": "file-reassembly-error",
    "message": "File reassembly error",
    "cause": "The text was translated, but the translated file couldn't be built from it.",
    "remedy": "Simplify the file's formatting or save the file in another format, upload it again, and request a new translation.",
    "details": [
      {
        "text": "segment {n}: {problem}",
        "remedy": "Correct the tags in this segment's translation in the memory, and request a new translation."
      }
    ],
    "reproduce": {
      "how": "Simulate this failure with the fault header.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST -H \"Parlance-Fault: file-reassembly-error\" \\\n  \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": false
  },
  "billing-error": {
    "id": "billing-error",
    "message": "Billing error",
    "cause": "The usage for a production key couldn't be recorded, so the translation wasn't returned.",
    "remedy": "Request the translation again later. If it fails again, contact your server administrator.",
    "reproduce": {
      "how": "Simulate this failure with the fault header.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST -H \"Parlance-Fault: billing-error\" \\\n  \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": false
  },
  "invalid-memory": {
    "id": "invalid-memory",
    "message": "Invalid memory",
    "cause": "The memory was deleted after the request was accepted.",
    "remedy": "Request the translation again with an existing memory.",
    "reproduce": {
      "how": "Simulate this failure with the fault header.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST -H \"Parlance-Fault: invalid-memory\" \\\n  \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": false
  },
  "storage-error": {
    "id": "storage-error",
    "message": "Storage error",
    "cause": "The file couldn't be read from the server's storage, or the result couldn't be written to it.",
    "remedy": "Request the translation again. If it fails again, contact your server administrator.",
    "reproduce": {
      "how": "Simulate this failure with the fault header.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST -H \"Parlance-Fault: storage-error\" \\\n  \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": false
  }
} as const satisfies Record<string, DeepReadonly<FailureReason>>;

export const stateMachines = {
  "memory-processing": {
    "id": "memory-processing",
    "title": "Memory processing",
    "entity": "Memory",
    "field": "Memory.is_processing",
    "description": "Imports and termbase exports run asynchronously. Poll [listMemories](#listMemories) with the memory's ID until `is_processing` is no longer `true`.",
    "states": [
      {
        "name": "null",
        "description": "Nothing has been imported or exported yet.",
        "initial": true
      },
      {
        "name": "true",
        "description": "An import or a termbase export is queued or in progress."
      },
      {
        "name": "false",
        "description": "The last import or export has finished, successfully or not."
      }
    ],
    "transitions": [
      {
        "from": null,
        "to": "null",
        "trigger": {
          "operation": "createMemory"
        },
        "effects": [
          "The memory is empty, with `version` 0."
        ]
      },
      {
        "from": "null",
        "to": "true",
        "trigger": {
          "operation": "importMemory"
        },
        "effects": [
          "The import is queued."
        ]
      },
      {
        "from": "null",
        "to": "true",
        "trigger": {
          "operation": "exportTermbase"
        },
        "effects": [
          "The export is queued."
        ]
      },
      {
        "from": "false",
        "to": "true",
        "trigger": {
          "operation": "importMemory"
        },
        "effects": [
          "The import is queued."
        ]
      },
      {
        "from": "false",
        "to": "true",
        "trigger": {
          "operation": "exportTermbase"
        },
        "effects": [
          "The export is queued."
        ]
      },
      {
        "from": "true",
        "to": "true",
        "trigger": {
          "operation": "importMemory"
        },
        "effects": [
          "The import is queued until the current work is finished."
        ]
      },
      {
        "from": "true",
        "to": "true",
        "trigger": {
          "operation": "exportTermbase"
        },
        "effects": [
          "The export is queued until the current work is finished."
        ]
      },
      {
        "from": "true",
        "to": "false",
        "trigger": {
          "event": "The last queued import or export finishes, successfully or not.",
          "short": "last import or export ends"
        },
        "effects": [
          "If a successful import added anything, `version` increases by one. The file name appears in `resources`.",
          "A failed import doesn't change the memory. `import_error_message` contains the reason.",
          "After a successful export, you can download the CSV with [downloadTermbase](#downloadTermbase)."
        ]
      }
    ]
  },
  "file-translation": {
    "id": "file-translation",
    "title": "File translation",
    "entity": "TranslationInfo",
    "field": "TranslationInfo.status",
    "description": "[translateFiles](#translateFiles) creates one translation per file. Poll [listFileTranslations](#listFileTranslations) until the status is `ReadyForDownload` or `Failed`. While the status is `Completed`, a download waits up to 10 seconds for the file.",
    "states": [
      {
        "name": "InProgress",
        "description": "The text of the file is being translated.",
        "initial": true
      },
      {
        "name": "Completed",
        "description": "The text has been translated, and the file is being built. A download waits up to 10 seconds for the file."
      },
      {
        "name": "ReadyForDownload",
        "description": "You can download the translated file any number of times.",
        "final": true
      },
      {
        "name": "Failed",
        "description": "The translation failed and produced no file. `errorMsg` contains the reason.",
        "final": true
      }
    ],
    "transitions": [
      {
        "from": null,
        "to": "InProgress",
        "trigger": {
          "operation": "translateFiles"
        },
        "effects": [
          "One translation is created per file ID, in the same order."
        ]
      },
      {
        "from": "InProgress",
        "to": "Completed",
        "trigger": {
          "event": "The text of the file has been translated.",
          "short": "text translated"
        },
        "effects": [
          "With a production key, the source characters count as usage.",
          "A download waits up to 10 seconds for the file, then returns [409 Translation not ready](#error-translation-not-ready)."
        ]
      },
      {
        "from": "Completed",
        "to": "ReadyForDownload",
        "trigger": {
          "event": "The translated file has been built.",
          "short": "file built"
        },
        "effects": [
          "You can now download the file with [downloadTranslation](#downloadTranslation).",
          "INSTANT_TRANSLATE_COMPLETED is sent."
        ]
      },
      {
        "from": "InProgress",
        "to": "Failed",
        "trigger": {
          "event": "The translation fails for one of nine reasons.",
          "short": "one of nine reasons"
        },
        "effects": [
          "`errorMsg` contains the reason.",
          "A download returns [409 Translation failed](#error-translation-failed).",
          "INSTANT_TRANSLATE_FAILED is sent."
        ]
      },
      {
        "from": "Completed",
        "to": "Failed",
        "trigger": {
          "event": "The translation fails for one of nine reasons.",
          "short": "one of nine reasons"
        },
        "effects": [
          "`errorMsg` contains the reason.",
          "A download returns [409 Translation failed](#error-translation-failed).",
          "INSTANT_TRANSLATE_FAILED is sent."
        ]
      }
    ]
  },
  "file": {
    "id": "file",
    "title": "File language detection and deletion",
    "entity": "SourceFile",
    "field": "SourceFile.detected_lang",
    "description": "The server detects the language of an uploaded file asynchronously. Poll [listFiles](#listFiles) with the file's ID until `detected_lang` is no longer `zxx`. With `langId=false`, it stays `zxx`.",
    "states": [
      {
        "name": "zxx",
        "description": "The language is unknown because detection isn't complete or was turned off. The confidence is 0.",
        "initial": true
      },
      {
        "name": "detected",
        "description": "`detected_lang` is an ISO 639-1 code, and the confidence is above 0."
      },
      {
        "name": "und",
        "description": "Detection failed, so the language is undetermined. The confidence is 0."
      },
      {
        "name": "deleted",
        "description": "The file is deleted and no longer listed.",
        "final": true
      }
    ],
    "transitions": [
      {
        "from": null,
        "to": "zxx",
        "trigger": {
          "operation": "uploadFile"
        },
        "effects": [
          "The confidence is 0.",
          "Detection starts unless `langId` is `false`."
        ]
      },
      {
        "from": "zxx",
        "to": "detected",
        "trigger": {
          "event": "The language is detected.",
          "short": "language detected"
        },
        "effects": [
          "`detected_lang` and `detected_lang_confidence` are set.",
          "`updated_at` changes."
        ]
      },
      {
        "from": "zxx",
        "to": "und",
        "trigger": {
          "event": "Detection fails because the file has no text or its type isn't supported.",
          "short": "detection fails"
        },
        "effects": [
          "The confidence stays 0.",
          "`updated_at` changes."
        ]
      },
      {
        "from": "zxx",
        "to": "deleted",
        "trigger": {
          "operation": "deleteFile"
        },
        "effects": [
          "Later requests that use the file return [410](#error-file-deleted).",
          "The file's contents are deleted.",
          "Documents and translations created from the file remain."
        ]
      },
      {
        "from": "detected",
        "to": "deleted",
        "trigger": {
          "operation": "deleteFile"
        },
        "effects": [
          "Later requests that use the file return [410](#error-file-deleted).",
          "The file's contents are deleted.",
          "Documents and translations created from the file remain."
        ]
      },
      {
        "from": "und",
        "to": "deleted",
        "trigger": {
          "operation": "deleteFile"
        },
        "effects": [
          "Later requests that use the file return [410](#error-file-deleted).",
          "The file's contents are deleted.",
          "Documents and translations created from the file remain."
        ]
      }
    ]
  },
  "job-creation": {
    "id": "job-creation",
    "title": "Job creation",
    "entity": "Job",
    "field": "Job.creationStatus",
    "description": "A new job's files are imported into its projects. Small jobs are imported before the response is sent. For larger jobs, poll [getJob](#getJob) until `creationStatus` is no longer `PENDING`.",
    "states": [
      {
        "name": "PENDING",
        "description": "The job's files are still being imported. You can't export it yet.",
        "initial": true
      },
      {
        "name": "COMPLETE",
        "description": "All imports have finished, and at least one succeeded. Work on the job can start.",
        "final": true
      },
      {
        "name": "FAILED",
        "description": "No file could be imported. You can only read, update, archive, unarchive, and delete the job.",
        "final": true
      }
    ],
    "transitions": [
      {
        "from": null,
        "to": "PENDING",
        "trigger": {
          "operation": "createJob"
        },
        "effects": [
          "One project is created per language pair, with one document per file.",
          "Files of up to 1 MiB in total are imported before the response is sent, so small jobs return `COMPLETE`."
        ]
      },
      {
        "from": "PENDING",
        "to": "COMPLETE",
        "trigger": {
          "event": "All imports have finished, and at least one succeeded.",
          "short": "at least one import succeeded"
        },
        "effects": [
          "JOB_UPDATE is sent unless this happens before the response is sent."
        ]
      },
      {
        "from": "PENDING",
        "to": "FAILED",
        "trigger": {
          "event": "All imports have failed.",
          "short": "all imports failed"
        },
        "effects": [
          "JOB_UPDATE is sent unless this happens before the response is sent.",
          "[exportJob](#exportJob), [deliverJob](#deliverJob), and [reactivateJob](#reactivateJob) return [409 Job creation failed](#error-job-failed)."
        ]
      }
    ]
  },
  "job-status": {
    "id": "job-status",
    "title": "Job status",
    "entity": "Job",
    "field": "Job.status",
    "description": "Four operations change the status. Each is idempotent: if there's nothing to change, it returns 200 with the job and sends no webhook. A job that was delivered and then archived is `archived`. Projects have their own states: see [Project state](#states-project-state).",
    "states": [
      {
        "name": "active",
        "description": "The job is active, and its documents can change.",
        "initial": true
      },
      {
        "name": "delivered",
        "description": "The job has been delivered; `deliveredAt` is the time of delivery. Its projects don't accept any more documents."
      },
      {
        "name": "archived",
        "description": "The job is archived, along with its projects and documents."
      }
    ],
    "transitions": [
      {
        "from": null,
        "to": "active",
        "trigger": {
          "operation": "createJob"
        },
        "effects": [
          "No webhook is sent."
        ]
      },
      {
        "from": null,
        "to": "active",
        "trigger": {
          "operation": "createProject",
          "when": "`job_id` is absent",
          "short": "without a job"
        },
        "effects": [
          "A job with the same name is created for the project."
        ]
      },
      {
        "from": "active",
        "to": "archived",
        "trigger": {
          "operation": "archiveJob"
        },
        "effects": [
          "Linguists are unassigned: the email fields of the documents become null, and `uniqueLinguists` becomes 0.",
          "The job's projects and documents are archived.",
          "`deliveredAt` is unchanged.",
          "JOB_UPDATE is sent for the job, and PROJECT_UPDATE for each project."
        ]
      },
      {
        "from": "active",
        "to": "active",
        "trigger": {
          "operation": "unarchiveJob"
        },
        "effects": []
      },
      {
        "from": "active",
        "to": "delivered",
        "trigger": {
          "operation": "deliverJob"
        },
        "effects": [
          "`deliveredAt` is set to the current time.",
          "All projects in the job become `done`.",
          "JOB_DELIVER is sent for the job, and PROJECT_DELIVER for each project. JOB_UPDATE and PROJECT_UPDATE aren't sent."
        ]
      },
      {
        "from": "active",
        "to": "active",
        "trigger": {
          "operation": "deliverJob",
          "when": "`creationStatus` is `FAILED`",
          "short": "creation failed"
        },
        "effects": [],
        "response": "job-failed"
      },
      {
        "from": "active",
        "to": "active",
        "trigger": {
          "operation": "reactivateJob"
        },
        "effects": []
      },
      {
        "from": "active",
        "to": "active",
        "trigger": {
          "operation": "reactivateJob",
          "when": "`creationStatus` is `FAILED`",
          "short": "creation failed"
        },
        "effects": [],
        "response": "job-failed"
      },
      {
        "from": "delivered",
        "to": "archived",
        "trigger": {
          "operation": "archiveJob"
        },
        "effects": [
          "Linguists are unassigned: the email fields of the documents become null, and `uniqueLinguists` becomes 0.",
          "The job's projects and documents are archived.",
          "`deliveredAt` is unchanged.",
          "JOB_UPDATE is sent for the job, and PROJECT_UPDATE for each project."
        ]
      },
      {
        "from": "delivered",
        "to": "delivered",
        "trigger": {
          "operation": "unarchiveJob"
        },
        "effects": []
      },
      {
        "from": "delivered",
        "to": "delivered",
        "trigger": {
          "operation": "deliverJob"
        },
        "effects": []
      },
      {
        "from": "delivered",
        "to": "active",
        "trigger": {
          "operation": "reactivateJob"
        },
        "effects": [
          "`deliveredAt` becomes null.",
          "The projects keep their states: they stay `done` until something in them changes.",
          "JOB_UPDATE is sent."
        ]
      },
      {
        "from": "archived",
        "to": "archived",
        "trigger": {
          "operation": "archiveJob"
        },
        "effects": []
      },
      {
        "from": "archived",
        "to": "active",
        "trigger": {
          "operation": "unarchiveJob"
        },
        "effects": [
          "`deliveredAt` becomes null.",
          "The projects and documents are unarchived and keep their states.",
          "Linguists stay unassigned.",
          "JOB_UPDATE is sent for the job, and PROJECT_UPDATE for each project."
        ]
      },
      {
        "from": "archived",
        "to": "archived",
        "trigger": {
          "operation": "deliverJob"
        },
        "effects": [],
        "response": "job-closed"
      },
      {
        "from": "archived",
        "to": "archived",
        "trigger": {
          "operation": "reactivateJob"
        },
        "effects": [],
        "response": "job-closed"
      }
    ]
  },
  "job-export": {
    "id": "job-export",
    "title": "Job export",
    "entity": "Job",
    "field": "Job.isProcessing",
    "description": "[exportJob](#exportJob) starts an asynchronous export. Poll [getJob](#getJob) until `isProcessing` is 0, then get the ZIP with [downloadJob](#downloadJob). −2 means that the export failed.",
    "states": [
      {
        "name": "0",
        "description": "Idle. No export is in progress.",
        "initial": true
      },
      {
        "name": "1",
        "description": "An export is in progress."
      },
      {
        "name": "-2",
        "description": "The last export failed."
      }
    ],
    "transitions": [
      {
        "from": null,
        "to": "0",
        "trigger": {
          "operation": "createJob"
        },
        "effects": []
      },
      {
        "from": "0",
        "to": "1",
        "trigger": {
          "operation": "exportJob"
        },
        "effects": [
          "The previous export is discarded."
        ]
      },
      {
        "from": "-2",
        "to": "1",
        "trigger": {
          "operation": "exportJob"
        },
        "effects": [
          "The previous export is discarded."
        ]
      },
      {
        "from": "1",
        "to": "1",
        "trigger": {
          "operation": "exportJob",
          "when": "an export of the same type is in progress",
          "short": "same type"
        },
        "effects": []
      },
      {
        "from": "1",
        "to": "1",
        "trigger": {
          "operation": "exportJob",
          "when": "an export of the other type is in progress",
          "short": "different type"
        },
        "effects": [],
        "response": "export-running"
      },
      {
        "from": "1",
        "to": "0",
        "trigger": {
          "event": "The export is complete.",
          "short": "export complete"
        },
        "effects": [
          "You can download the ZIP with [downloadJob](#downloadJob).",
          "JOB_UPDATE is sent."
        ]
      },
      {
        "from": "1",
        "to": "-2",
        "trigger": {
          "event": "The export fails.",
          "short": "export fails"
        },
        "effects": [
          "The reason is stored.",
          "A download returns [409 Export failed](#error-export-failed).",
          "JOB_UPDATE is sent."
        ]
      },
      {
        "from": "0",
        "to": "1",
        "trigger": {
          "operation": "updateJob",
          "when": "`isProcessing` is 1",
          "short": "by a connector"
        },
        "effects": [
          "This is for connectors that run their own export."
        ]
      },
      {
        "from": "0",
        "to": "-2",
        "trigger": {
          "operation": "updateJob",
          "when": "`isProcessing` is −2",
          "short": "by a connector"
        },
        "effects": [
          "This is for connectors that run their own export.",
          "`processingErrorMsg` is stored but not returned.",
          "JOB_UPDATE is sent."
        ]
      },
      {
        "from": "1",
        "to": "0",
        "trigger": {
          "operation": "updateJob",
          "when": "`isProcessing` is 0",
          "short": "by a connector"
        },
        "effects": [
          "This is for connectors that run their own export.",
          "If an export on the server finishes later, it overwrites the value.",
          "JOB_UPDATE is sent."
        ]
      },
      {
        "from": "1",
        "to": "-2",
        "trigger": {
          "operation": "updateJob",
          "when": "`isProcessing` is −2",
          "short": "by a connector"
        },
        "effects": [
          "This is for connectors that run their own export.",
          "`processingErrorMsg` is stored but not returned.",
          "If an export on the server finishes later, it overwrites the value.",
          "JOB_UPDATE is sent."
        ]
      },
      {
        "from": "-2",
        "to": "0",
        "trigger": {
          "operation": "updateJob",
          "when": "`isProcessing` is 0",
          "short": "by a connector"
        },
        "effects": [
          "This is for connectors that run their own export.",
          "JOB_UPDATE is sent."
        ]
      },
      {
        "from": "-2",
        "to": "1",
        "trigger": {
          "operation": "updateJob",
          "when": "`isProcessing` is 1",
          "short": "by a connector"
        },
        "effects": [
          "This is for connectors that run their own export."
        ]
      }
    ]
  },
  "project-state": {
    "id": "project-state",
    "title": "Project state",
    "entity": "Project",
    "field": "Project.state",
    "alsoFields": [
      "JobProject.state"
    ],
    "description": "After every change, the state is recalculated from the segments of the project's imported documents. A project without segments is in backlog until it is delivered. One upload can trigger several transitions. A project can go back to an earlier state, for example when a document is added to a finished project. Each change triggers PROJECT_UPDATE for the project and JOB_UPDATE for its job, once per request. Delivery triggers JOB_DELIVER and PROJECT_DELIVER instead.",
    "states": [
      {
        "name": "backlog",
        "description": "No segment is confirmed.",
        "initial": true
      },
      {
        "name": "inProgress",
        "description": "Some segments are confirmed, and some aren't."
      },
      {
        "name": "inReview",
        "description": "All segments are confirmed, the workflow has a review, and at least one segment isn't reviewed."
      },
      {
        "name": "inQA",
        "description": "All segments are reviewed, the workflow has a secondary review, and at least one segment isn't final."
      },
      {
        "name": "done",
        "description": "All segments are confirmed, reviewed, or final, depending on the workflow, or the project was delivered with its job and hasn't changed since. An import doesn't count as a change until it finishes."
      }
    ],
    "transitions": [
      {
        "from": null,
        "to": "backlog",
        "trigger": {
          "operation": "createProject"
        },
        "effects": [
          "If the project was added to an existing job, JOB_UPDATE is sent."
        ]
      },
      {
        "from": null,
        "to": "backlog",
        "trigger": {
          "operation": "createJob"
        },
        "effects": [
          "One project is created per language pair."
        ]
      },
      {
        "from": "backlog",
        "to": "inProgress",
        "trigger": {
          "operation": "uploadDocument",
          "when": "an XLIFF file confirms the first segment",
          "short": "first segment confirmed"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "backlog",
        "to": "inProgress",
        "trigger": {
          "event": "Pretranslation with auto-accept confirms the first segment.",
          "short": "auto-accept"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "inProgress",
        "to": "inReview",
        "trigger": {
          "operation": "uploadDocument",
          "when": "an XLIFF file confirms the last remaining segment and the workflow has a review",
          "short": "all confirmed, a review follows"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "inProgress",
        "to": "done",
        "trigger": {
          "operation": "uploadDocument",
          "when": "an XLIFF file confirms the last remaining segment and the workflow has no review",
          "short": "all confirmed, no review"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "inReview",
        "to": "inQA",
        "trigger": {
          "operation": "uploadDocument",
          "when": "an XLIFF file marks the last remaining segment as reviewed and the workflow has a secondary review",
          "short": "all reviewed, another follows"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "inReview",
        "to": "done",
        "trigger": {
          "operation": "uploadDocument",
          "when": "an XLIFF file marks the last remaining segment as reviewed and the workflow has no secondary review",
          "short": "all reviewed, no other follows"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "inQA",
        "to": "done",
        "trigger": {
          "operation": "uploadDocument",
          "when": "an XLIFF file marks the last remaining segment as final",
          "short": "all final"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "backlog",
        "to": "done",
        "trigger": {
          "operation": "deliverJob"
        },
        "effects": [
          "PROJECT_DELIVER is sent for the project and JOB_DELIVER for its job.",
          "The segments don't change."
        ]
      },
      {
        "from": "inProgress",
        "to": "done",
        "trigger": {
          "operation": "deliverJob"
        },
        "effects": [
          "PROJECT_DELIVER is sent for the project and JOB_DELIVER for its job.",
          "The segments don't change."
        ]
      },
      {
        "from": "inReview",
        "to": "done",
        "trigger": {
          "operation": "deliverJob"
        },
        "effects": [
          "PROJECT_DELIVER is sent for the project and JOB_DELIVER for its job.",
          "The segments don't change."
        ]
      },
      {
        "from": "inQA",
        "to": "done",
        "trigger": {
          "operation": "deliverJob"
        },
        "effects": [
          "PROJECT_DELIVER is sent for the project and JOB_DELIVER for its job.",
          "The segments don't change."
        ]
      },
      {
        "from": "done",
        "to": "done",
        "trigger": {
          "operation": "deliverJob"
        },
        "effects": [
          "PROJECT_DELIVER is sent for the project and JOB_DELIVER for its job.",
          "The segments don't change."
        ]
      },
      {
        "from": "done",
        "to": "done",
        "trigger": {
          "operation": "reactivateJob"
        },
        "effects": [
          "The project keeps its state.",
          "The next time the project changes, the state is recalculated from the segments."
        ]
      },
      {
        "from": "inProgress",
        "to": "backlog",
        "trigger": {
          "operation": "uploadDocument",
          "when": "an XLIFF file changes the only confirmed segment back to a draft",
          "short": "no confirmed segments left"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "inReview",
        "to": "inProgress",
        "trigger": {
          "operation": "uploadDocument",
          "when": "a new document or an XLIFF file adds unconfirmed segments",
          "short": "new or reopened segments"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "inQA",
        "to": "inReview",
        "trigger": {
          "operation": "uploadDocument",
          "when": "an XLIFF file changes a reviewed segment back to confirmed",
          "short": "review undone"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "inQA",
        "to": "inProgress",
        "trigger": {
          "operation": "uploadDocument",
          "when": "a new document or an XLIFF file adds unconfirmed segments",
          "short": "new or reopened segments"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "done",
        "to": "inProgress",
        "trigger": {
          "operation": "uploadDocument",
          "when": "a new document or an XLIFF file adds unconfirmed segments",
          "short": "new or reopened segments"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "done",
        "to": "inReview",
        "trigger": {
          "operation": "uploadDocument",
          "when": "an XLIFF file changes a reviewed segment back to confirmed",
          "short": "review undone"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "done",
        "to": "inQA",
        "trigger": {
          "operation": "uploadDocument",
          "when": "an XLIFF file changes a final segment back to reviewed",
          "short": "secondary review undone"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "done",
        "to": "backlog",
        "trigger": {
          "event": "Something changes in a project that has no confirmed segments and was reactivated after delivery.",
          "short": "change after reactivation"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      }
    ]
  },
  "workflow-status": {
    "id": "workflow-status",
    "title": "Project and job workflow status",
    "entity": "Project",
    "field": "Project.workflowStatus",
    "alsoFields": [
      "JobProject.workflowStatus",
      "JobStats.workflowStatus"
    ],
    "description": "The workflow status summarizes the progress. A project's status is derived from its state. A job is `READY_TO_START` if every project has that status or there are no projects, `DONE` if every project is done, and `IN_PROGRESS` otherwise. Deleted projects don't count.",
    "states": [
      {
        "name": "READY_TO_START",
        "description": "No segment is confirmed: the project is in `backlog`.",
        "initial": true
      },
      {
        "name": "IN_PROGRESS",
        "description": "Work has started: the project is `inProgress`, `inReview`, or `inQA`."
      },
      {
        "name": "DONE",
        "description": "The work is finished or delivered: the project is `done`."
      }
    ],
    "transitions": [
      {
        "from": null,
        "to": "READY_TO_START",
        "trigger": {
          "operation": "createProject"
        },
        "effects": []
      },
      {
        "from": null,
        "to": "READY_TO_START",
        "trigger": {
          "operation": "createJob"
        },
        "effects": []
      },
      {
        "from": "READY_TO_START",
        "to": "IN_PROGRESS",
        "trigger": {
          "event": "The first segment is confirmed in the project or, for a job, in any of its projects.",
          "short": "first segment confirmed"
        },
        "effects": [
          "The project's state becomes `inProgress`."
        ]
      },
      {
        "from": "IN_PROGRESS",
        "to": "DONE",
        "trigger": {
          "short": "all required stages complete",
          "event": "The last remaining segment in the project or job is confirmed, reviewed, or marked as final, depending on the workflow."
        },
        "effects": [
          "The project's state becomes `done`."
        ]
      },
      {
        "from": "READY_TO_START",
        "to": "DONE",
        "trigger": {
          "operation": "deliverJob"
        },
        "effects": [
          "All projects in the job become `done`."
        ]
      },
      {
        "from": "IN_PROGRESS",
        "to": "DONE",
        "trigger": {
          "operation": "deliverJob"
        },
        "effects": [
          "All projects in the job become `done`."
        ]
      },
      {
        "from": "DONE",
        "to": "IN_PROGRESS",
        "trigger": {
          "short": "new or reopened segments",
          "event": "A document is added to a finished project, a segment goes back to an earlier status, or a project is added to the job."
        },
        "effects": [
          "The project's state is recalculated from its segments."
        ]
      },
      {
        "from": "IN_PROGRESS",
        "to": "READY_TO_START",
        "trigger": {
          "event": "The only confirmed segment in the project or job becomes a draft again.",
          "short": "no confirmed segments left"
        },
        "effects": [
          "The project's state becomes `backlog`."
        ]
      },
      {
        "from": "DONE",
        "to": "READY_TO_START",
        "trigger": {
          "event": "Something changes in a project that has no confirmed segments and was reactivated after delivery.",
          "short": "change after reactivation"
        },
        "effects": [
          "The project's state becomes `backlog`."
        ]
      }
    ]
  },
  "workflow-stage": {
    "id": "workflow-stage",
    "title": "Workflow stages",
    "entity": "WorkflowStage",
    "field": "WorkflowStage.assignmentType",
    "description": "Every workflow starts with the stage \"Ready to start\" and ends with \"Done\". In between are the stages that people are assigned to, in this order: translation, review, and secondary review. A workflow doesn't have to include all of them.",
    "states": [
      {
        "name": "READY_TO_START",
        "description": "No segment is confirmed yet. No one is assigned to this stage.",
        "initial": true
      },
      {
        "name": "TRANSLATE",
        "description": "A translator confirms segments."
      },
      {
        "name": "REVIEW",
        "description": "A reviewer approves confirmed segments."
      },
      {
        "name": "SECONDARY_REVIEW",
        "description": "A second reviewer, often the customer, marks approved segments as final."
      },
      {
        "name": "DONE",
        "description": "The work is finished. No one is assigned to this stage.",
        "final": true
      }
    ],
    "transitions": [
      {
        "from": null,
        "to": "READY_TO_START",
        "trigger": {
          "operation": "createProject"
        },
        "effects": [
          "The project is in `backlog`."
        ]
      },
      {
        "from": null,
        "to": "READY_TO_START",
        "trigger": {
          "operation": "createJob"
        },
        "effects": [
          "The emails of the stage assignments appear in the documents."
        ]
      },
      {
        "from": "READY_TO_START",
        "to": "TRANSLATE",
        "trigger": {
          "event": "The first segment is confirmed.",
          "short": "first segment confirmed"
        },
        "effects": [
          "The project's state becomes `inProgress`."
        ]
      },
      {
        "from": "TRANSLATE",
        "to": "REVIEW",
        "trigger": {
          "event": "The last remaining segment is confirmed, and the workflow has a review.",
          "short": "all confirmed, a review follows"
        },
        "effects": [
          "The project's state becomes `inReview`."
        ]
      },
      {
        "from": "TRANSLATE",
        "to": "DONE",
        "trigger": {
          "event": "The last remaining segment is confirmed, and the workflow has no review.",
          "short": "all confirmed, no review"
        },
        "effects": [
          "The project's state becomes `done`."
        ]
      },
      {
        "from": "REVIEW",
        "to": "SECONDARY_REVIEW",
        "trigger": {
          "event": "The last remaining segment is marked as reviewed, and the workflow has a secondary review.",
          "short": "all reviewed, another follows"
        },
        "effects": [
          "The project's state becomes `inQA`."
        ]
      },
      {
        "from": "REVIEW",
        "to": "DONE",
        "trigger": {
          "event": "The last remaining segment is marked as reviewed, and the workflow has no secondary review.",
          "short": "all reviewed, no other follows"
        },
        "effects": [
          "The project's state becomes `done`."
        ]
      },
      {
        "from": "SECONDARY_REVIEW",
        "to": "DONE",
        "trigger": {
          "event": "The last remaining segment is marked as final.",
          "short": "all final"
        },
        "effects": [
          "The project's state becomes `done`."
        ]
      }
    ]
  },
  "segment": {
    "id": "segment",
    "title": "Segment status",
    "entity": "Segment",
    "field": "Segment.is_confirmed",
    "alsoFields": [
      "Segment.is_reviewed"
    ],
    "description": "Linguists can work in any CAT tool with the XLIFF file from [downloadDocument](#downloadDocument). When you upload the finished file with [uploadDocument](#uploadDocument), the `state` of each `<target>` sets the status of its segment. `approved=\"yes\"` without a state counts as `signed-off`. Final and reviewed segments look the same in responses (`is_reviewed` is `true`); only the project state distinguishes them.",
    "states": [
      {
        "name": "draft",
        "description": "The target is empty or a draft. `is_confirmed` and `is_reviewed` are `false`.",
        "initial": true
      },
      {
        "name": "confirmed",
        "description": "A translator has confirmed the target, and it is in the memory. `is_confirmed` is `true`."
      },
      {
        "name": "reviewed",
        "description": "A reviewer has approved the target. `is_confirmed` and `is_reviewed` are `true`."
      },
      {
        "name": "final",
        "description": "A secondary reviewer has approved the target. `is_confirmed` and `is_reviewed` are `true`."
      }
    ],
    "transitions": [
      {
        "from": null,
        "to": "draft",
        "trigger": {
          "event": "The text of a document is extracted.",
          "short": "text extracted"
        },
        "effects": [
          "The target is empty until pretranslation or a linguist fills it."
        ]
      },
      {
        "from": "draft",
        "to": "confirmed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the target in the XLIFF file is `translated`",
          "short": "translated"
        },
        "effects": [
          "The pair is added to the memory immediately: the next query or translation finds it."
        ]
      },
      {
        "from": "draft",
        "to": "confirmed",
        "trigger": {
          "event": "Pretranslation with auto-accept finds an exact match.",
          "short": "auto-accept"
        },
        "effects": [
          "The pair is added to the memory immediately: the next query or translation finds it."
        ]
      },
      {
        "from": "draft",
        "to": "reviewed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the target in the XLIFF file is `signed-off` or `approved=\"yes\"`",
          "short": "signed-off or approved"
        },
        "effects": [
          "The segment is confirmed too.",
          "The pair is added to the memory immediately: the next query or translation finds it."
        ]
      },
      {
        "from": "confirmed",
        "to": "reviewed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the target in the XLIFF file is `signed-off` or `approved=\"yes\"`",
          "short": "signed-off or approved"
        },
        "effects": [
          "A new target replaces the one in the memory entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "draft",
        "to": "final",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the target in the XLIFF file is `final`",
          "short": "final"
        },
        "effects": [
          "The segment is confirmed and reviewed too.",
          "The pair is added to the memory immediately: the next query or translation finds it."
        ]
      },
      {
        "from": "confirmed",
        "to": "final",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the target in the XLIFF file is `final`",
          "short": "final"
        },
        "effects": [
          "The segment is reviewed too.",
          "A new target replaces the one in the memory entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "reviewed",
        "to": "final",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the target in the XLIFF file is `final`",
          "short": "final"
        },
        "effects": [
          "A new target replaces the one in the memory entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "confirmed",
        "to": "confirmed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF file has a new target that is `translated`",
          "short": "new target, translated"
        },
        "effects": [
          "A new target replaces the one in the memory entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "reviewed",
        "to": "confirmed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF file has a new target that is `translated`",
          "short": "new target, translated"
        },
        "effects": [
          "A new target replaces the one in the memory entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "final",
        "to": "confirmed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF file has a new target that is `translated`",
          "short": "new target, translated"
        },
        "effects": [
          "A new target replaces the one in the memory entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "reviewed",
        "to": "reviewed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF file has a new target that is `signed-off` or `approved=\"yes\"`",
          "short": "new target, signed-off"
        },
        "effects": [
          "A new target replaces the one in the memory entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "final",
        "to": "reviewed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF file has a new target that is `signed-off` or `approved=\"yes\"`",
          "short": "new target, signed-off"
        },
        "effects": [
          "A new target replaces the one in the memory entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "final",
        "to": "final",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF file has a new target that is `final`",
          "short": "new target, final"
        },
        "effects": [
          "A new target replaces the one in the memory entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "draft",
        "to": "draft",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the target in the XLIFF file is empty or has any other state",
          "short": "empty or any other state"
        },
        "effects": [
          "The target is stored."
        ]
      },
      {
        "from": "confirmed",
        "to": "draft",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the target in the XLIFF file is empty or has any other state",
          "short": "empty or any other state"
        },
        "effects": [
          "The target is stored.",
          "The memory entry is deleted."
        ]
      },
      {
        "from": "reviewed",
        "to": "draft",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the target in the XLIFF file is empty or has any other state",
          "short": "empty or any other state"
        },
        "effects": [
          "The target is stored.",
          "The memory entry is deleted."
        ]
      },
      {
        "from": "final",
        "to": "draft",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the target in the XLIFF file is empty or has any other state",
          "short": "empty or any other state"
        },
        "effects": [
          "The target is stored.",
          "The memory entry is deleted."
        ]
      }
    ]
  },
  "document-import": {
    "id": "document-import",
    "title": "Document import",
    "entity": "Document",
    "field": "Document.import_in_progress",
    "alsoFields": [
      "Document.import_succeeded",
      "Document.import_error_message"
    ],
    "description": "A document's text is extracted after the upload. Files of up to 1 MiB are imported before the response is sent; for larger files, poll [listProjects](#listProjects) until `import_in_progress` is `false`.",
    "states": [
      {
        "name": "importing",
        "description": "`import_in_progress` is `true`. A download returns [409 Document import in progress](#error-importing).",
        "initial": true
      },
      {
        "name": "imported",
        "description": "`import_succeeded` is `true`, and the document has segments.",
        "final": true
      },
      {
        "name": "failed",
        "description": "Neither flag is `true`, and `import_error_message` contains the reason.",
        "final": true
      }
    ],
    "transitions": [
      {
        "from": null,
        "to": "importing",
        "trigger": {
          "operation": "uploadDocument"
        },
        "effects": [
          "`status.pretranslation` is `pending` if pretranslation was requested and `idle` otherwise.",
          "PROJECT_UPDATE is sent."
        ]
      },
      {
        "from": null,
        "to": "importing",
        "trigger": {
          "operation": "createJob"
        },
        "effects": [
          "One document per file is created in every project.",
          "`status.pretranslation` is `pending` if the language pair requests pretranslation and `idle` otherwise."
        ]
      },
      {
        "from": "importing",
        "to": "imported",
        "trigger": {
          "event": "The text is extracted.",
          "short": "text extracted"
        },
        "effects": [
          "The segments are available.",
          "The word counts and the project's state are recalculated."
        ]
      },
      {
        "from": "importing",
        "to": "failed",
        "trigger": {
          "event": "The file can't be parsed: its type is unsupported, it is damaged, or it contains no text.",
          "short": "file can't be parsed"
        },
        "effects": [
          "`import_error_message` contains the reason.",
          "`status.pretranslation` becomes `idle`.",
          "A download returns [409 Document import failed](#error-import-failed)."
        ]
      }
    ]
  },
  "pretranslation": {
    "id": "pretranslation",
    "title": "Document pretranslation",
    "entity": "Document",
    "field": "Document.status.pretranslation",
    "alsoFields": [
      "Document.is_pretranslating"
    ],
    "description": "Pretranslation runs asynchronously after the upload. While it is pending or running, `is_pretranslating` is `true`, and downloads return 502. Poll [listProjects](#listProjects) until `is_pretranslating` is `false`.",
    "states": [
      {
        "name": "idle",
        "description": "No pretranslation is pending or running: it wasn't requested or has finished.",
        "initial": true
      },
      {
        "name": "pending",
        "description": "Pretranslation is waiting for the import or for a free worker.",
        "initial": true
      },
      {
        "name": "running",
        "description": "Segments are being pretranslated."
      }
    ],
    "transitions": [
      {
        "from": null,
        "to": "idle",
        "trigger": {
          "operation": "uploadDocument",
          "when": "`pretranslate` is absent",
          "short": "without pretranslate"
        },
        "effects": []
      },
      {
        "from": null,
        "to": "pending",
        "trigger": {
          "operation": "uploadDocument",
          "when": "`pretranslate` is `TM` or `TM+MT`",
          "short": "with pretranslate"
        },
        "effects": [
          "Downloads return [502](#error-pretranslating) until pretranslation is finished."
        ]
      },
      {
        "from": null,
        "to": "idle",
        "trigger": {
          "operation": "createJob",
          "when": "the language pair's `pretranslate` is false",
          "short": "without pretranslate"
        },
        "effects": []
      },
      {
        "from": null,
        "to": "pending",
        "trigger": {
          "operation": "createJob",
          "when": "the language pair's `pretranslate` is true",
          "short": "with pretranslate"
        },
        "effects": [
          "Downloads return [502](#error-pretranslating) until pretranslation is finished."
        ]
      },
      {
        "from": "pending",
        "to": "running",
        "trigger": {
          "event": "The import is complete, and a worker is free.",
          "short": "import complete, worker free"
        },
        "effects": []
      },
      {
        "from": "pending",
        "to": "idle",
        "trigger": {
          "event": "The import fails.",
          "short": "import fails"
        },
        "effects": [
          "`import_error_message` contains the reason."
        ]
      },
      {
        "from": "running",
        "to": "idle",
        "trigger": {
          "event": "Every segment has been processed.",
          "short": "all segments processed"
        },
        "effects": [
          "The translations are drafts; with auto-accept, exact matches are confirmed.",
          "The project's state is recalculated.",
          "You can download the document."
        ]
      }
    ]
  },
  "document-export": {
    "id": "document-export",
    "title": "Document export",
    "entity": "Document",
    "field": "Document.export_in_progress",
    "alsoFields": [
      "Document.export_succeeded",
      "Document.export_error_message"
    ],
    "description": "A document's export flags describe its last download with [downloadDocument](#downloadDocument) or the last export of its job.",
    "states": [
      {
        "name": "not exported",
        "description": "The document has never been exported. Neither flag is `true`, and the message is empty.",
        "initial": true
      },
      {
        "name": "exporting",
        "description": "`export_in_progress` is `true` while the file is being built."
      },
      {
        "name": "exported",
        "description": "`export_succeeded` is `true`: the last export built a file."
      },
      {
        "name": "failed",
        "description": "Neither flag is `true`, and `export_error_message` contains the reason."
      }
    ],
    "transitions": [
      {
        "from": null,
        "to": "not exported",
        "trigger": {
          "operation": "uploadDocument"
        },
        "effects": []
      },
      {
        "from": null,
        "to": "not exported",
        "trigger": {
          "operation": "createJob"
        },
        "effects": []
      },
      {
        "from": "not exported",
        "to": "exporting",
        "trigger": {
          "operation": "downloadDocument"
        },
        "effects": []
      },
      {
        "from": "not exported",
        "to": "exporting",
        "trigger": {
          "operation": "exportJob"
        },
        "effects": []
      },
      {
        "from": "exported",
        "to": "exporting",
        "trigger": {
          "operation": "downloadDocument"
        },
        "effects": []
      },
      {
        "from": "exported",
        "to": "exporting",
        "trigger": {
          "operation": "exportJob"
        },
        "effects": []
      },
      {
        "from": "failed",
        "to": "exporting",
        "trigger": {
          "operation": "downloadDocument"
        },
        "effects": []
      },
      {
        "from": "failed",
        "to": "exporting",
        "trigger": {
          "operation": "exportJob"
        },
        "effects": []
      },
      {
        "from": "exporting",
        "to": "exported",
        "trigger": {
          "event": "The file is built.",
          "short": "file built"
        },
        "effects": [
          "`export_error_message` is cleared."
        ]
      },
      {
        "from": "exporting",
        "to": "failed",
        "trigger": {
          "event": "The file can't be built.",
          "short": "file can't be built"
        },
        "effects": [
          "`export_error_message` contains the reason.",
          "[downloadDocument](#downloadDocument) returns [500 Document export failed](#error-document-export-failed)."
        ]
      }
    ]
  },
  "content-stream": {
    "id": "content-stream",
    "title": "Content stream",
    "entity": "Content",
    "field": "Content.content",
    "description": "[generateCreateContent](#generateCreateContent) and [regenerateCreateContent](#regenerateCreateContent) return server-sent events. Each request returns one stream.",
    "states": [
      {
        "name": "streaming",
        "description": "Each unnamed event contains a piece of the text.",
        "initial": true
      },
      {
        "name": "done",
        "description": "The text is complete: `fullcontent` and `[DONE]` were sent, and the stream is closed.",
        "final": true
      },
      {
        "name": "interrupted",
        "description": "The stream ended early, without `[DONE]`.",
        "final": true
      }
    ],
    "transitions": [
      {
        "from": null,
        "to": "streaming",
        "trigger": {
          "operation": "generateCreateContent"
        },
        "effects": [
          "The entry is stored before the first event."
        ]
      },
      {
        "from": null,
        "to": "streaming",
        "trigger": {
          "operation": "regenerateCreateContent"
        },
        "effects": [
          "The ID stays the same, and the text is replaced."
        ]
      },
      {
        "from": "streaming",
        "to": "done",
        "trigger": {
          "event": "The text is complete.",
          "short": "text complete"
        },
        "effects": [
          "The `fullcontent` event contains the complete [Content](#Content).",
          "Then an unnamed event with the data `[DONE]` is sent, and the stream is closed."
        ]
      },
      {
        "from": "streaming",
        "to": "interrupted",
        "trigger": {
          "event": "Generation fails.",
          "short": "generation fails"
        },
        "effects": [
          "The `error` event contains a message, and the stream is closed.",
          "The text generated so far is kept unless there is an earlier version."
        ]
      },
      {
        "from": "streaming",
        "to": "interrupted",
        "trigger": {
          "event": "The client disconnects.",
          "short": "client disconnects"
        },
        "effects": [
          "Generation stops.",
          "The text generated so far is kept unless there is an earlier version."
        ]
      }
    ]
  }
} as const satisfies Record<string, DeepReadonly<StateMachine>>;

export const limits = {
  "quota": {
    "id": "quota",
    "title": "Rate limit",
    "value": 4000,
    "unit": "requests per minute",
    "kind": "quota",
    "where": [
      "errors-and-rate-limits",
      "error-rate-limited"
    ],
    "description": "A key can send 4,000 requests within 60 seconds of the first one. Every request counts, including rejected ones. Request 4,001 returns 429."
  },
  "quota-wait": {
    "id": "quota-wait",
    "title": "Rate limit wait",
    "value": 60,
    "unit": "seconds",
    "kind": "quota",
    "where": [
      "errors-and-rate-limits",
      "error-rate-limited"
    ],
    "description": "After the limit is exceeded, every request with the key returns 429 for this long. `Retry-After` contains the remaining time."
  },
  "overload-wait": {
    "id": "overload-wait",
    "title": "Overload wait",
    "value": 5,
    "unit": "seconds",
    "kind": "quota",
    "where": [
      "error-overload"
    ],
    "description": "If the server is too busy, it returns 503 with `Retry-After: 5`."
  },
  "request-wait": {
    "id": "request-wait",
    "title": "Maximum request wait",
    "value": 600,
    "unit": "milliseconds",
    "kind": "limit",
    "where": [
      "error-overload"
    ],
    "description": "The server alternates between organizations. A request that can't start in time returns 503."
  },
  "concurrent-requests": {
    "id": "concurrent-requests",
    "title": "Concurrent requests",
    "value": 1000,
    "unit": "requests",
    "kind": "limit",
    "where": [
      "error-overload"
    ],
    "description": "An organization's requests in progress, including those waiting to start. Additional requests return 503."
  },
  "buffered-bytes": {
    "id": "buffered-bytes",
    "title": "Buffered bytes",
    "value": 33554432,
    "unit": "bytes",
    "kind": "limit",
    "where": [
      "error-overload"
    ],
    "description": "The JSON bodies that an organization sends, and the JSON responses that it hasn't read yet. A file or a stream that is being sent counts as 128 KiB. Decompressing a body uses up to 16 MiB more. Requests that need more return 503. A single request can exceed this limit. It is reduced by half of what other organizations use, down to 512 KiB."
  },
  "checks-under-way": {
    "id": "checks-under-way",
    "title": "Concurrent document checks",
    "value": 50,
    "unit": "requests",
    "kind": "limit",
    "where": [
      "error-overload"
    ],
    "description": "An organization's document checks in progress, including those waiting to start. Additional requests return 503."
  },
  "unread-checks": {
    "id": "unread-checks",
    "title": "Unread findings",
    "value": 33554432,
    "unit": "bytes",
    "kind": "limit",
    "where": [
      "error-overload"
    ],
    "description": "Document check findings that an organization hasn't retrieved yet (compressed size). The combined limit for all organizations is three times as high. Requests that need more return 503."
  },
  "mcp-batch": {
    "id": "mcp-batch",
    "title": "Messages per MCP batch",
    "value": 100,
    "unit": "messages",
    "kind": "limit",
    "where": [
      "errors-and-rate-limits"
    ],
    "description": "Each message counts toward the rate limit, and so does each API request that a tool sends."
  },
  "mcp-values": {
    "id": "mcp-values",
    "title": "Values per MCP message",
    "value": 20000,
    "unit": "values",
    "kind": "limit",
    "where": [
      "errors-and-rate-limits"
    ],
    "description": "The number of JSON values in a message or batch. A Base64-encoded file counts as one value."
  },
  "key-change": {
    "id": "key-change",
    "title": "API key propagation time",
    "value": 1,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "authentication"
    ],
    "description": "The time until a key change on the command line takes effect."
  },
  "preflight-age": {
    "id": "preflight-age",
    "title": "CORS preflight cache",
    "value": 600,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "cors"
    ],
    "description": "How long browsers can cache a preflight response. Preflights need no key and don't count toward the rate limit."
  },
  "json-body": {
    "id": "json-body",
    "title": "JSON body size",
    "value": 1048576,
    "unit": "bytes",
    "kind": "limit",
    "where": [
      "formats",
      "error-too-large"
    ],
    "description": "Larger bodies return 413."
  },
  "json-values": {
    "id": "json-values",
    "title": "Values in a body",
    "value": 50000,
    "unit": "values",
    "kind": "limit",
    "where": [
      "formats"
    ],
    "description": "The values of a JSON body or a form. Bodies with more values return 400."
  },
  "upload": {
    "id": "upload",
    "title": "Uploaded file size",
    "value": 1073741824,
    "unit": "bytes",
    "kind": "limit",
    "where": [
      "uploads",
      "importMemory",
      "uploadDocument",
      "uploadFile",
      "error-too-large"
    ],
    "description": "Larger files return 413 before the rest of the body is read. The server can be configured otherwise."
  },
  "name": {
    "id": "name",
    "title": "Name length",
    "value": 255,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "createMemory.body.name",
      "updateMemory.body.name",
      "importMemory.header.name",
      "generateCreateContent.body.name",
      "updateCreateContent.body.name",
      "createJob.body.name",
      "updateJob.body.name",
      "createProject.body.name",
      "uploadDocument.header.name",
      "uploadFile.query.name",
      "createWebhook.body.webhookName",
      "updateWebhook.body.webhookName"
    ],
    "keyword": "maxLength",
    "description": "A name has at least one character. Unicode code points are counted after leading and trailing whitespace is trimmed."
  },
  "webhook-url": {
    "id": "webhook-url",
    "title": "Webhook URL length",
    "value": 2048,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "createWebhook.body.webhookUrl",
      "updateWebhook.body.webhookUrl"
    ],
    "keyword": "maxLength"
  },
  "label": {
    "id": "label",
    "title": "Label length",
    "value": 255,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "addFileLabel.body.name",
      "removeFileLabel.query.name",
      "uploadFile.query.labels"
    ],
    "keyword": "maxLength",
    "description": "A label has at least one character. It can't contain a comma, because commas separate labels in lists."
  },
  "file-hash": {
    "id": "file-hash",
    "title": "File hash length",
    "value": 128,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "uploadFile.query.file_hash"
    ],
    "keyword": "maxLength",
    "description": "By default, the server uses the MD5 hash of the body."
  },
  "memory-query": {
    "id": "memory-query",
    "title": "Memory query length",
    "value": 5000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "queryMemory.query.query"
    ],
    "keyword": "maxLength",
    "description": "The query text has at least one character."
  },
  "memory-query-n-default": {
    "id": "memory-query-n-default",
    "title": "Default memory query results",
    "value": 10,
    "kind": "default",
    "where": [
      "queryMemory.query.n"
    ],
    "keyword": "default",
    "description": "A query returns at most 10 matches unless `n` is set."
  },
  "memory-query-n": {
    "id": "memory-query-n",
    "title": "Maximum memory query results",
    "value": 100,
    "unit": "matches",
    "kind": "limit",
    "where": [
      "queryMemory.query.n"
    ],
    "keyword": "maximum",
    "description": "`n` must be between 1 and 100."
  },
  "match-score": {
    "id": "match-score",
    "title": "Minimum match score",
    "value": 75,
    "unit": "percent",
    "kind": "limit",
    "where": [
      "TranslationMemoryEntry.score"
    ],
    "keyword": "minimum",
    "description": "Entries with a similarity below 75 percent aren't matches. 100 is an exact match; 75 to 99 are fuzzy matches."
  },
  "has-header-row-default": {
    "id": "has-header-row-default",
    "title": "Term file header row",
    "value": false,
    "kind": "default",
    "where": [
      "importMemory.header.has_header_row"
    ],
    "keyword": "default",
    "description": "The first row of a CSV, TSV, or XLSX file is imported as an entry unless `has_header_row` is `true`."
  },
  "skip-duplicates-default": {
    "id": "skip-duplicates-default",
    "title": "Import duplicates",
    "value": false,
    "kind": "default",
    "where": [
      "importMemory.header.skip_duplicates"
    ],
    "keyword": "default",
    "description": "Pairs that are already in the memory are stored again unless `skip_duplicates` is `true`."
  },
  "allowable-percentage-default": {
    "id": "allowable-percentage-default",
    "title": "Minimum percentage (SDLXLIFF filter)",
    "value": -1,
    "kind": "default",
    "where": [
      "SdlxliffFilter.allowablePercentage"
    ],
    "keyword": "default",
    "description": "A percentage of −1 (the default) means any value; any other number is a minimum."
  },
  "allow-unlocked-segments-default": {
    "id": "allow-unlocked-segments-default",
    "title": "Unlocked segments (SDLXLIFF filter)",
    "value": true,
    "kind": "default",
    "where": [
      "SdlxliffFilter.allowUnlockedSegments"
    ],
    "keyword": "default",
    "description": "A filter also imports segments that aren't locked unless `allowUnlockedSegments` is `false`."
  },
  "term-entry": {
    "id": "term-entry",
    "title": "Entry length",
    "value": 10000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "importMemory"
    ],
    "description": "Longer entries of an imported file are skipped. A longer confirmed segment stays in its document but isn't added to the memory."
  },
  "translated-segment": {
    "id": "translated-segment",
    "title": "Segment length for matches",
    "value": 100000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "translateFiles",
      "pretranslateDocuments"
    ],
    "description": "A longer segment gets no matches and no machine translation. It stays untranslated."
  },
  "term-columns": {
    "id": "term-columns",
    "title": "Term file metadata columns",
    "value": 1000,
    "unit": "columns",
    "kind": "limit",
    "where": [
      "importMemory"
    ],
    "description": "A CSV, TSV, or XLSX file of terms with more columns can't be imported."
  },
  "import-pairs": {
    "id": "import-pairs",
    "title": "Pairs per import",
    "value": 2000000,
    "unit": "pairs",
    "kind": "limit",
    "where": [
      "importMemory",
      "Memory.import_error_message"
    ],
    "description": "Unless the server is configured otherwise, a file with more translations or terms fails with `File extraction error`, and none of it is imported."
  },
  "import-time": {
    "id": "import-time",
    "title": "Small import duration",
    "value": 5,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "importMemory",
      "Memory.is_processing"
    ],
    "description": "An idle server imports up to 1,000 pairs, or a file of up to 100 kB, within 5 seconds."
  },
  "source": {
    "id": "source",
    "title": "Source text length",
    "value": 5000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "translateText.body.source",
      "createSegment.body.source",
      "error-source-too-long"
    ],
    "keyword": "maxLength",
    "description": "The length is counted in Unicode code points."
  },
  "source-default": {
    "id": "source-default",
    "title": "Default source text",
    "value": "",
    "kind": "default",
    "where": [
      "translateText.body.source"
    ],
    "keyword": "default",
    "description": "The default is an empty string, which has no translations."
  },
  "translate-n-default": {
    "id": "translate-n-default",
    "title": "Default number of translations",
    "value": 1,
    "kind": "default",
    "where": [
      "translateText.body.n"
    ],
    "keyword": "default",
    "description": "By default, the response has one machine translation and, if the memory has one, one exact match. To get more, set `n`."
  },
  "translate-n": {
    "id": "translate-n",
    "title": "Maximum number of translations",
    "value": 10,
    "unit": "translations",
    "kind": "limit",
    "where": [
      "translateText.body.n"
    ],
    "keyword": "maximum",
    "description": "`n` must be between 1 and 10."
  },
  "rich-default": {
    "id": "rich-default",
    "title": "Rich response",
    "value": false,
    "kind": "default",
    "where": [
      "translateText.body.rich"
    ],
    "keyword": "default",
    "description": "Words, delimiters, alignment, and provenance are omitted unless `rich` is `true`."
  },
  "tm-matches-default": {
    "id": "tm-matches-default",
    "title": "Exact matches in the response",
    "value": true,
    "kind": "default",
    "where": [
      "translateText.body.tm_matches"
    ],
    "keyword": "default",
    "description": "Exact matches from the memory are listed before machine translations unless `tm_matches` is `false`."
  },
  "project-tags-default": {
    "id": "project-tags-default",
    "title": "Inline tags in the target",
    "value": false,
    "kind": "default",
    "where": [
      "translateText.body.project_tags"
    ],
    "keyword": "default",
    "description": "Inline tags in the source are removed unless `project_tags` is `true`."
  },
  "icu-default": {
    "id": "icu-default",
    "title": "ICU messages",
    "value": false,
    "kind": "default",
    "where": [
      "translateText.body.containsICUData"
    ],
    "keyword": "default",
    "description": "The source is treated as plain text unless `containsICUData` is `true`."
  },
  "translate-files": {
    "id": "translate-files",
    "title": "Files per translation request",
    "value": 100,
    "unit": "files",
    "kind": "limit",
    "where": [
      "translateFiles.query.fileId",
      "translateFiles.body.fileId"
    ],
    "keyword": "maxItems"
  },
  "with-tm-default": {
    "id": "with-tm-default",
    "title": "Exact matches in files",
    "value": true,
    "kind": "default",
    "where": [
      "translateFiles.query.withTM",
      "translateFiles.body.withTM"
    ],
    "keyword": "default",
    "description": "Exact matches from the memory are used verbatim unless `withTM` is `false`."
  },
  "archive-ratio": {
    "id": "archive-ratio",
    "title": "Maximum compression ratio",
    "value": 100,
    "unit": "times its size",
    "kind": "limit",
    "where": [
      "reason-file-extraction-error"
    ],
    "description": "An archive, such as a DOCX file, that is larger when unpacked fails with \"File extraction error\"."
  },
  "archive-entries": {
    "id": "archive-entries",
    "title": "Maximum archive entries",
    "value": 10000,
    "unit": "entries",
    "kind": "limit",
    "where": [
      "reason-file-extraction-error"
    ],
    "description": "The number of entries in an archive file."
  },
  "archive-size": {
    "id": "archive-size",
    "title": "Maximum unpacked size",
    "value": 1073741824,
    "unit": "bytes",
    "kind": "limit",
    "where": [
      "reason-file-extraction-error"
    ]
  },
  "template": {
    "id": "template",
    "title": "Template name length",
    "value": 100,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "generateCreateContent.body.template",
      "updateCreateContent.body.template"
    ],
    "keyword": "maxLength",
    "description": "A template name has at least one character."
  },
  "content-length-default": {
    "id": "content-length-default",
    "title": "Default generated length",
    "value": 250,
    "kind": "default",
    "where": [
      "generateCreateContent.body.templateParams.contentLength"
    ],
    "keyword": "default",
    "description": "Generated text has about 250 words unless `contentLength` is set. The default is used but not stored."
  },
  "content-length": {
    "id": "content-length",
    "title": "Maximum generated length",
    "value": 5000,
    "unit": "words",
    "kind": "limit",
    "where": [
      "generateCreateContent.body.templateParams.contentLength"
    ],
    "keyword": "maximum",
    "description": "`contentLength` must be between 1 and 5,000 words."
  },
  "sections": {
    "id": "sections",
    "title": "Maximum content sections",
    "value": 50,
    "unit": "sections",
    "kind": "limit",
    "where": [
      "generateCreateContent.body.templateParams.sections"
    ],
    "keyword": "maxItems"
  },
  "summary": {
    "id": "summary",
    "title": "Summary length",
    "value": 5000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "generateCreateContent.body.templateParams.summary"
    ],
    "keyword": "maxLength"
  },
  "preferences": {
    "id": "preferences",
    "title": "Tone and style guide length",
    "value": 5000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "updateCreatePreferences.body.tone",
      "updateCreatePreferences.body.styleguide",
      "generateCreateContent.body.preferences.tone",
      "generateCreateContent.body.preferences.styleguide"
    ],
    "keyword": "maxLength",
    "description": "The tone and the style guide each have this limit."
  },
  "stream-first-event": {
    "id": "stream-first-event",
    "title": "Time to first stream event",
    "value": 1,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "streaming",
      "generateCreateContent",
      "regenerateCreateContent"
    ]
  },
  "stream-heartbeat": {
    "id": "stream-heartbeat",
    "title": "Stream heartbeat interval",
    "value": 15,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "streaming",
      "generateCreateContent",
      "regenerateCreateContent"
    ],
    "description": "A stream sends a comment line at this interval, so that idle connections aren't closed."
  },
  "stream-duration": {
    "id": "stream-duration",
    "title": "Maximum stream duration",
    "value": 50,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "streaming",
      "generateCreateContent",
      "regenerateCreateContent"
    ]
  },
  "jobs-limit-default": {
    "id": "jobs-limit-default",
    "title": "Default page size (jobs)",
    "value": 25,
    "kind": "default",
    "where": [
      "listJobs.query.limit"
    ],
    "keyword": "default",
    "description": "A page has 25 jobs unless `limit` is set."
  },
  "jobs-limit": {
    "id": "jobs-limit",
    "title": "Maximum page size (jobs)",
    "value": 50,
    "unit": "jobs",
    "kind": "limit",
    "where": [
      "listJobs.query.limit"
    ],
    "keyword": "maximum",
    "description": "`limit` must be between 1 and 50. A larger value returns an error."
  },
  "jobs-offset-default": {
    "id": "jobs-offset-default",
    "title": "Default offset",
    "value": 0,
    "kind": "default",
    "where": [
      "listJobs.query.offset"
    ],
    "keyword": "default",
    "description": "The list starts with the newest job unless `offset` is set."
  },
  "jobs-offset": {
    "id": "jobs-offset",
    "title": "Minimum offset",
    "value": 0,
    "unit": "jobs",
    "kind": "limit",
    "where": [
      "listJobs.query.offset"
    ],
    "keyword": "minimum",
    "description": "`offset` can't be negative."
  },
  "job-files": {
    "id": "job-files",
    "title": "Files per job",
    "value": 1000,
    "unit": "files",
    "kind": "limit",
    "where": [
      "createJob.body.fileIds"
    ],
    "keyword": "maxItems",
    "description": "A job has at least one file."
  },
  "job-pairs": {
    "id": "job-pairs",
    "title": "Maximum language pairs per job",
    "value": 200,
    "unit": "language pairs",
    "kind": "limit",
    "where": [
      "createJob.body.languagePairs"
    ],
    "keyword": "maxItems"
  },
  "job-pairs-min": {
    "id": "job-pairs-min",
    "title": "Minimum language pairs per job",
    "value": 1,
    "unit": "language pairs",
    "kind": "limit",
    "where": [
      "createJob.body.languagePairs"
    ],
    "keyword": "minItems"
  },
  "job-documents": {
    "id": "job-documents",
    "title": "Documents per new job",
    "value": 2000,
    "unit": "documents",
    "kind": "limit",
    "where": [
      "createJob",
      "createJob.body.languagePairs"
    ],
    "description": "A new job has one document per file and language pair. For example, a job with 1,000 files can have 2 language pairs."
  },
  "job-documents-total": {
    "id": "job-documents-total",
    "title": "Documents per job",
    "value": 10000,
    "unit": "documents",
    "kind": "limit",
    "where": [
      "uploadDocument"
    ],
    "description": "Documents of deleted projects count. Uploading another document to a project of the job returns 400."
  },
  "job-projects": {
    "id": "job-projects",
    "title": "Projects per job",
    "value": 1000,
    "unit": "projects",
    "kind": "limit",
    "where": [
      "createProject"
    ],
    "description": "Deleted projects count. Adding another project returns 400."
  },
  "imports-under-way": {
    "id": "imports-under-way",
    "title": "Asynchronous imports per organization",
    "value": 10000,
    "unit": "documents",
    "kind": "limit",
    "where": [
      "createJob",
      "uploadDocument"
    ],
    "description": "Requests to import more documents return 503 until some of the imports have finished."
  },
  "pair-pretranslate-default": {
    "id": "pair-pretranslate-default",
    "title": "Language pair pretranslation",
    "value": false,
    "kind": "default",
    "where": [
      "LanguagePair.pretranslate"
    ],
    "keyword": "default",
    "description": "Documents in a job aren't pretranslated unless the language pair sets `pretranslate`."
  },
  "pair-auto-accept-default": {
    "id": "pair-auto-accept-default",
    "title": "Language pair auto-accept",
    "value": false,
    "kind": "default",
    "where": [
      "LanguagePair.autoAccept"
    ],
    "keyword": "default",
    "description": "Exact matches from pretranslation stay drafts unless `autoAccept` is `true`."
  },
  "pair-case-sensitive-default": {
    "id": "pair-case-sensitive-default",
    "title": "Language pair case sensitivity",
    "value": false,
    "kind": "default",
    "where": [
      "LanguagePair.caseSensitive"
    ],
    "keyword": "default",
    "description": "Text that differs only in case counts as an exact match unless `caseSensitive` is `true`."
  },
  "pair-match-attribution-default": {
    "id": "pair-match-attribution-default",
    "title": "Language pair match attribution",
    "value": false,
    "kind": "default",
    "where": [
      "LanguagePair.takeMatchAttribution"
    ],
    "keyword": "default",
    "description": "Accepted segments are credited to the user of the key unless `takeMatchAttribution` is `true`."
  },
  "processing-error": {
    "id": "processing-error",
    "title": "Processing error message length",
    "value": 1000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "updateJob.body.processingErrorMsg"
    ],
    "keyword": "maxLength"
  },
  "due-milliseconds": {
    "id": "due-milliseconds",
    "title": "Minimum date in milliseconds",
    "value": 100000000000,
    "unit": "milliseconds",
    "kind": "limit",
    "where": [
      "updateJob.body.dueDate"
    ],
    "description": "Numbers of 10¹¹ or more are Unix timestamps in milliseconds; smaller numbers are in seconds."
  },
  "import-in-request": {
    "id": "import-in-request",
    "title": "Synchronous import size",
    "value": 1048576,
    "unit": "bytes",
    "kind": "limit",
    "where": [
      "createJob",
      "uploadDocument",
      "Job.creationStatus",
      "Document.import_in_progress"
    ],
    "description": "The limit applies to a document, or to all documents of a job. Larger documents are imported asynchronously."
  },
  "segments-in-request": {
    "id": "segments-in-request",
    "title": "Synchronous import segments",
    "value": 5000,
    "unit": "segments",
    "kind": "limit",
    "where": [
      "createJob",
      "uploadDocument",
      "Job.creationStatus",
      "Document.import_in_progress"
    ],
    "description": "A document with more segments, or a finished XLIFF file with more units, is imported asynchronously."
  },
  "document-segments": {
    "id": "document-segments",
    "title": "Segments per document",
    "value": 500000,
    "unit": "segments",
    "kind": "limit",
    "where": [
      "createJob",
      "uploadDocument",
      "translateFiles",
      "Document.import_error_message"
    ],
    "description": "A file with more segments fails with `File extraction error`."
  },
  "documents-in-request": {
    "id": "documents-in-request",
    "title": "Synchronous import documents",
    "value": 50,
    "unit": "documents",
    "kind": "limit",
    "where": [
      "createJob",
      "Job.creationStatus"
    ],
    "description": "A job has one document per file and language pair. Larger jobs are imported asynchronously."
  },
  "llm-provider-default": {
    "id": "llm-provider-default",
    "title": "Language model provider",
    "value": "neural",
    "kind": "default",
    "where": [
      "createProject.body.llm_provider"
    ],
    "keyword": "default",
    "description": "A project's `llm_provider` is `neural` unless another value is sent."
  },
  "job-type-default": {
    "id": "job-type-default",
    "title": "Project job type",
    "value": "TRANSLATION",
    "kind": "default",
    "where": [
      "createProject.body.job_type"
    ],
    "keyword": "default",
    "description": "A project is a translation project unless `job_type` is `PROMPT_RESPONSE`."
  },
  "sample-review-default": {
    "id": "sample-review-default",
    "title": "Default review percentage",
    "value": 100,
    "kind": "default",
    "where": [
      "createProject.body.sample_review_percentage"
    ],
    "keyword": "default",
    "description": "The percentage is 100 unless another value is sent. It doesn't affect the state."
  },
  "sample-review": {
    "id": "sample-review",
    "title": "Maximum review percentage",
    "value": 100,
    "unit": "percent",
    "kind": "limit",
    "where": [
      "createProject.body.sample_review_percentage"
    ],
    "keyword": "maximum",
    "description": "The percentage is an integer from 0 to 100."
  },
  "metadata-keys": {
    "id": "metadata-keys",
    "title": "Project metadata keys",
    "value": 50,
    "unit": "keys",
    "kind": "limit",
    "where": [
      "createProject.body.metadata"
    ],
    "keyword": "maxProperties",
    "description": "Values are strings, numbers, or booleans."
  },
  "guidelines": {
    "id": "guidelines",
    "title": "Additional guidelines length",
    "value": 5000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "createProject.body.additional_guidelines"
    ],
    "keyword": "maxLength"
  },
  "archived-default": {
    "id": "archived-default",
    "title": "Archived projects",
    "value": true,
    "kind": "default",
    "where": [
      "listProjects.query.archived"
    ],
    "keyword": "default",
    "description": "The list of projects includes archived projects unless `archived` is `false`."
  },
  "is-xliff-default": {
    "id": "is-xliff-default",
    "title": "Downloaded document format",
    "value": true,
    "kind": "default",
    "where": [
      "downloadDocument.query.is_xliff"
    ],
    "keyword": "default",
    "description": "A document is downloaded as XLIFF 1.2 unless `is_xliff` is `false`."
  },
  "auto-accept-default": {
    "id": "auto-accept-default",
    "title": "Document auto-accept",
    "value": false,
    "kind": "default",
    "where": [
      "uploadDocument.header.auto_accept",
      "pretranslateDocuments.body.auto_accept",
      "pretranslateDocuments.query.auto_accept"
    ],
    "keyword": "default",
    "description": "Exact matches from pretranslation stay drafts unless `auto_accept` is `true`."
  },
  "case-sensitive-default": {
    "id": "case-sensitive-default",
    "title": "Document case sensitivity",
    "value": false,
    "kind": "default",
    "where": [
      "uploadDocument.header.case_sensitive",
      "pretranslateDocuments.body.case_sensitive",
      "pretranslateDocuments.query.case_sensitive"
    ],
    "keyword": "default",
    "description": "Text that differs only in case counts as an exact match unless `case_sensitive` is `true`."
  },
  "match-attribution-default": {
    "id": "match-attribution-default",
    "title": "Document match attribution",
    "value": false,
    "kind": "default",
    "where": [
      "uploadDocument.header.match_attribution",
      "pretranslateDocuments.body.attribute_to_creator",
      "pretranslateDocuments.query.attribute_to_creator"
    ],
    "keyword": "default",
    "description": "Accepted segments are credited to the user of the key unless `match_attribution` is `true`."
  },
  "detect-default": {
    "id": "detect-default",
    "title": "Language detection",
    "value": true,
    "kind": "default",
    "where": [
      "uploadFile.query.langId"
    ],
    "keyword": "default",
    "description": "The language of every uploaded file is detected unless the request turns detection off."
  },
  "category-default": {
    "id": "category-default",
    "title": "Default file category",
    "value": "API",
    "kind": "default",
    "where": [
      "uploadFile.query.category"
    ],
    "keyword": "default",
    "description": "The category of a file is `API` unless `REFERENCE` is sent."
  },
  "pretranslate-mode-default": {
    "id": "pretranslate-mode-default",
    "title": "Default pretranslation mode",
    "value": "TM",
    "kind": "default",
    "where": [
      "pretranslateDocuments.body.mode",
      "pretranslateDocuments.query.mode"
    ],
    "keyword": "default",
    "description": "Pretranslation uses only matches from the memory unless `mode` is `TM+MT`."
  },
  "pretranslate-documents": {
    "id": "pretranslate-documents",
    "title": "Documents per pretranslation request",
    "value": 1000,
    "unit": "documents",
    "kind": "limit",
    "where": [
      "pretranslateDocuments.body.id"
    ]
  },
  "segment-target": {
    "id": "segment-target",
    "title": "Segment target length",
    "value": 5000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "createSegment.body.target",
      "updateSegment.body.target"
    ],
    "keyword": "maxLength",
    "description": "The source has the same limit."
  },
  "segmentation-default": {
    "id": "segmentation-default",
    "title": "Sentence segmentation",
    "value": false,
    "kind": "default",
    "where": [
      "createSegment.body.shouldApplySegmentation"
    ],
    "keyword": "default",
    "description": "Source and target are stored as one segment unless `shouldApplySegmentation` is `true`."
  },
  "comments-default": {
    "id": "comments-default",
    "title": "Segment comments",
    "value": false,
    "kind": "default",
    "where": [
      "getSegment.query.include_comments"
    ],
    "keyword": "default",
    "description": "A segment is returned without `comments` unless `include_comments` is `true`."
  },
  "unlock-segments": {
    "id": "unlock-segments",
    "title": "Segments per unlock request",
    "value": 1000,
    "unit": "segments",
    "kind": "limit",
    "where": [
      "unlockSegments.body.segmentIds"
    ],
    "keyword": "maxItems"
  },
  "tagged-text": {
    "id": "tagged-text",
    "title": "Tagged text length",
    "value": 5000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "tagSegment.query.source_tagged",
      "tagSegment.query.target"
    ],
    "keyword": "maxLength",
    "description": "Source and target each have this limit."
  },
  "upload-part": {
    "id": "upload-part",
    "title": "Upload part size",
    "value": 8388608,
    "unit": "bytes",
    "kind": "limit",
    "where": [
      "signUploadPart.query.size"
    ],
    "keyword": "maximum",
    "description": "Only the last part can be smaller."
  },
  "upload-address": {
    "id": "upload-address",
    "title": "Upload URL validity",
    "value": 3600,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "getUploadParams"
    ]
  },
  "upload-age": {
    "id": "upload-age",
    "title": "Upload completion time",
    "value": 86400,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "initiateMultipartUpload"
    ],
    "description": "An upload that isn't finished within a day fails, and its data is deleted."
  },
  "webhook-timeout": {
    "id": "webhook-timeout",
    "title": "Webhook response time",
    "value": 15,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "webhook-deliveries"
    ],
    "description": "A delivery succeeds if your receiver returns any 2xx status within this time. A redirect counts as a failure."
  },
  "webhook-retries": {
    "id": "webhook-retries",
    "title": "Webhook retries",
    "value": [
      5,
      300,
      1800,
      7200,
      18000,
      36000,
      50400,
      72000,
      86400
    ],
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "webhook-deliveries"
    ],
    "description": "The delays before a failed delivery is retried. Each delay varies slightly, and a `Retry-After` header can extend it by up to 1 h."
  },
  "webhook-event-types": {
    "id": "webhook-event-types",
    "title": "Minimum event types per webhook",
    "value": 1,
    "unit": "event types",
    "kind": "limit",
    "where": [
      "Webhook.eventType"
    ],
    "keyword": "minItems"
  },
  "webhooks": {
    "id": "webhooks",
    "title": "Webhooks per organization",
    "value": 100,
    "unit": "webhooks",
    "kind": "limit",
    "where": [
      "createWebhook",
      "error-webhook-count"
    ]
  },
  "storage": {
    "id": "storage",
    "title": "Storage per organization",
    "value": "unlimited",
    "kind": "default",
    "where": [
      "errors-and-rate-limits",
      "error-storage-quota"
    ],
    "description": "An organization's storage is unlimited unless the server is configured otherwise. Files, documents, translated files, and pending uploads count toward the limit. A file counts again for each job that contains it."
  }
} as const satisfies Record<string, DeepReadonly<Limit>>;

export const runFolders = [
  {
    "name": "Languages",
    "steps": [
      {
        "operation": "getLanguages"
      }
    ]
  },
  {
    "name": "Workflows",
    "steps": [
      {
        "operation": "listWorkflowTemplates",
        "captures": {
          "workflow_template_id": "/0/id"
        }
      }
    ]
  },
  {
    "name": "Domains",
    "steps": [
      {
        "operation": "listDomains"
      }
    ]
  },
  {
    "name": "Memories",
    "steps": [
      {
        "operation": "createMemory",
        "captures": {
          "memory_id": "/id"
        }
      },
      {
        "operation": "updateMemory"
      },
      {
        "operation": "importMemory"
      },
      {
        "operation": "listMemories",
        "options": [
          "id"
        ],
        "until": {
          "at": "/0/is_processing",
          "is": false
        }
      },
      {
        "operation": "exportTermbase"
      },
      {
        "id": "waitForTermbase",
        "title": "Wait for the exported termbase",
        "operation": "listMemories",
        "options": [
          "id"
        ],
        "until": {
          "at": "/0/is_processing",
          "is": false
        }
      },
      {
        "operation": "downloadTermbase"
      },
      {
        "operation": "queryMemory",
        "captures": {
          "entry_id": "/0/metadata/segment_id"
        }
      }
    ]
  },
  {
    "name": "Segments",
    "steps": [
      {
        "operation": "createSegment",
        "captures": {
          "segment_id": "/id"
        }
      },
      {
        "operation": "getSegment"
      },
      {
        "operation": "updateSegment"
      },
      {
        "operation": "tagSegment"
      }
    ]
  },
  {
    "name": "Files",
    "steps": [
      {
        "operation": "uploadFile",
        "captures": {
          "file_id": "/id"
        }
      },
      {
        "operation": "listFiles"
      },
      {
        "operation": "addFileLabel"
      },
      {
        "operation": "removeFileLabel"
      },
      {
        "operation": "downloadFile"
      }
    ]
  },
  {
    "name": "Uploads",
    "steps": [
      {
        "operation": "getUploadParams"
      },
      {
        "operation": "initiateUpload",
        "captures": {
          "upload_id": "/uploadId",
          "upload_url": "/url"
        },
        "with": {
          "size": 93
        }
      },
      {
        "id": "sendUpload",
        "title": "Send the file to its upload URL",
        "send": {
          "url": "upload_url",
          "file": "leaflet.txt"
        }
      },
      {
        "operation": "listUploads",
        "captures": {
          "uploaded_file_id": "/0/fileId"
        }
      },
      {
        "operation": "initiateMultipartUpload",
        "captures": {
          "upload_id": "/uploadId",
          "upload_key": "/key"
        },
        "with": {
          "filename": "leaflet.txt",
          "type": "text/plain",
          "size": 93
        }
      },
      {
        "operation": "signUploadPart",
        "captures": {
          "part_url": "/url"
        },
        "with": {
          "size": 93
        }
      },
      {
        "id": "sendPart",
        "title": "Send a part to its URL",
        "send": {
          "url": "part_url",
          "file": "leaflet.txt"
        }
      },
      {
        "operation": "completeMultipartUpload",
        "with": {
          "ETag": "\"98f03c46f48354eb947509956370b821\""
        }
      },
      {
        "operation": "getUpload",
        "captures": {
          "joined_file_id": "/fileId"
        }
      },
      {
        "id": "initiateUploadToCancel",
        "title": "Initiate an upload to cancel",
        "operation": "initiateMultipartUpload",
        "captures": {
          "upload_id": "/uploadId",
          "upload_key": "/key"
        }
      }
    ]
  },
  {
    "name": "Translate",
    "steps": [
      {
        "operation": "translateText"
      },
      {
        "operation": "translateFiles",
        "captures": {
          "translation_id": "/0/id"
        }
      },
      {
        "operation": "listFileTranslations",
        "with": {
          "translationIds": "{{translation_id}}"
        },
        "until": {
          "at": "/0/status",
          "is": "ReadyForDownload"
        },
        "checks": {
          "translation_id": "/0/id"
        }
      },
      {
        "operation": "downloadTranslation",
        "with": {
          "id": "{{translation_id}}"
        }
      }
    ]
  },
  {
    "name": "Create",
    "steps": [
      {
        "operation": "signCreateTerms"
      },
      {
        "operation": "updateCreatePreferences"
      },
      {
        "operation": "getCreatePreferences"
      },
      {
        "operation": "generateCreateContent"
      },
      {
        "operation": "listCreateContents",
        "captures": {
          "content_id": "/contents/0/id"
        }
      },
      {
        "operation": "getCreateContent"
      },
      {
        "operation": "updateCreateContent"
      },
      {
        "operation": "regenerateCreateContent"
      }
    ]
  },
  {
    "name": "Jobs",
    "steps": [
      {
        "operation": "createJob",
        "example": "smallest",
        "captures": {
          "job_id": "/id",
          "project_id": "/stats/projects/0/id"
        }
      },
      {
        "operation": "getJob",
        "until": {
          "at": "/creationStatus",
          "is": "COMPLETE"
        }
      },
      {
        "operation": "listJobs"
      },
      {
        "operation": "updateJob"
      },
      {
        "operation": "getJobStats"
      }
    ]
  },
  {
    "name": "Projects",
    "steps": [
      {
        "operation": "createProject"
      },
      {
        "operation": "listProjects"
      }
    ]
  },
  {
    "name": "Documents",
    "steps": [
      {
        "operation": "uploadDocument",
        "captures": {
          "document_id": "/id",
          "document_segment_id": "/segments/1/id"
        }
      },
      {
        "id": "waitForDocument",
        "title": "Wait for the imported document",
        "operation": "listProjects",
        "until": {
          "at": "/0/document/1/status/pretranslation",
          "is": "idle"
        },
        "checks": {
          "document_id": "/0/document/1/id"
        }
      },
      {
        "operation": "unlockSegments"
      },
      {
        "operation": "pretranslateDocuments"
      },
      {
        "id": "waitForPretranslation",
        "title": "Wait for the pretranslated document",
        "operation": "listProjects",
        "until": {
          "at": "/0/document/1/is_pretranslating",
          "is": false
        },
        "checks": {
          "document_id": "/0/document/1/id"
        }
      },
      {
        "operation": "downloadDocument"
      }
    ]
  },
  {
    "name": "Delivery",
    "description": "Delivers, archives, and exports the job.",
    "steps": [
      {
        "operation": "deliverJob"
      },
      {
        "operation": "reactivateJob"
      },
      {
        "operation": "archiveJob"
      },
      {
        "operation": "unarchiveJob"
      },
      {
        "operation": "exportJob"
      },
      {
        "id": "waitForExport",
        "title": "Wait for the exported job",
        "operation": "getJob",
        "until": {
          "at": "/isProcessing",
          "is": 0
        }
      },
      {
        "operation": "downloadJob"
      }
    ]
  },
  {
    "name": "Webhooks",
    "steps": [
      {
        "operation": "createWebhook",
        "captures": {
          "webhook_id": "/id"
        }
      },
      {
        "operation": "listWebhooks"
      },
      {
        "operation": "getWebhook"
      },
      {
        "operation": "updateWebhook"
      }
    ]
  },
  {
    "name": "Clean up",
    "description": "Deletes everything that earlier requests created, in reverse order.",
    "steps": [
      {
        "operation": "deleteWebhook"
      },
      {
        "operation": "deleteDocument"
      },
      {
        "operation": "deleteProject"
      },
      {
        "operation": "deleteJob"
      },
      {
        "operation": "deleteCreateContent"
      },
      {
        "operation": "cancelMultipartUpload"
      },
      {
        "id": "deleteUploadedFile",
        "title": "Delete the uploaded file",
        "operation": "deleteFile",
        "with": {
          "id": "{{uploaded_file_id}}"
        }
      },
      {
        "id": "deleteJoinedFile",
        "title": "Delete the file created from the parts",
        "operation": "deleteFile",
        "with": {
          "id": "{{joined_file_id}}"
        }
      },
      {
        "operation": "deleteFile"
      },
      {
        "operation": "deleteSegment"
      },
      {
        "operation": "deleteMemorySegment",
        "with": {
          "segment_id": "{{entry_id}}"
        }
      },
      {
        "operation": "deleteMemory"
      }
    ]
  }
] as const satisfies DeepReadonly<RunData["folders"]>;
