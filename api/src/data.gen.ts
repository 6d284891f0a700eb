// Written by `npm run gen` from api/description and api/data. Do not edit.
import type { CatalogueError, ErrorData, FailureReason, Limit, StateMachine } from "./data-types.ts";
import type { DeepReadonly } from "./deep-readonly.ts";

export const objects = {
  "memory": {
    "name": "Memory",
    "example": 4312
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
    "title": "Only HTTPS",
    "messages": [
      "Only HTTPS is accepted."
    ],
    "mediaType": "application/json",
    "applies": "all",
    "cause": "The request came over plain HTTP. Only requests from the server's own machine, and those that a trusted proxy received over HTTPS, may do that.",
    "remedy": "Call the `https:` address. Behind a proxy that ends TLS, name the proxy in the server's list of trusted proxies and let it send `X-Forwarded-Proto: https`.",
    "reproduce": {
      "how": "A local request that claims to come through a proxy over plain HTTP is refused.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"X-Forwarded-Proto: http\" \"$API/v2/languages\""
    },
    "example": {
      "message": "Only HTTPS is accepted."
    }
  },
  "no-such-call": {
    "id": "no-such-call",
    "status": 404,
    "title": "No such call",
    "messages": [
      "No such call: {method} {path}."
    ],
    "mediaType": "application/json",
    "applies": "address",
    "cause": "No call has this path. Paths are case-sensitive, have no trailing slash and begin with `/v2`, or with `/v3` for webhooks and domains.",
    "remedy": "Compare the path letter by letter with the reference; look for a trailing slash and for the wrong prefix.",
    "reproduce": {
      "how": "Ask for a path that does not exist.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/nothing\""
    },
    "example": {
      "message": "No such call: GET /v2/nothing."
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
    "cause": "The path exists, but not with this method. `HEAD` works wherever `GET` does, except on [exportJob](#exportJob) and [regenerateCreateContent](#regenerateCreateContent), because those act.",
    "remedy": "Use one of the methods that the header `Allow` of the answer lists.",
    "reproduce": {
      "how": "Use a method that no call on this path has.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -X PATCH \"$API/v2/jobs\""
    },
    "example": {
      "message": "PATCH is not allowed for /v2/jobs."
    },
    "headers": {
      "Allow": {
        "description": "The methods this path has.",
        "example": "GET, HEAD, POST"
      }
    }
  },
  "unauthorized": {
    "id": "unauthorized",
    "status": 401,
    "title": "No valid key",
    "messages": [
      "Unauthorized"
    ],
    "mediaType": "text/plain",
    "applies": "all",
    "cause": "The request carries no valid API key: none was sent, it is misspelt or revoked, or its organization is not on the Business plan.",
    "remedy": "Send the key with HTTP Basic as user name and password (`curl -u \"$API_KEY:$API_KEY\"`). If it is sent already, check with `npx parlance keys list` that it was not revoked. The body is a bare string, not JSON: look at the status before parsing.",
    "reproduce": {
      "how": "Leave the key out.",
      "curl": "curl -i \"$API/v2/languages\""
    },
    "example": "Unauthorized",
    "headers": {
      "WWW-Authenticate": {
        "description": "Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.",
        "example": "Basic realm=\"Parlance\""
      }
    }
  },
  "development-key-only": {
    "id": "development-key-only",
    "status": 401,
    "title": "Key in the query",
    "messages": [
      "Unauthorized: the query parameter \"key\" takes development keys only."
    ],
    "mediaType": "text/plain",
    "applies": "all",
    "cause": "The query parameter `key` was the only credential, and this server, which is in production mode, takes nothing but valid development keys there. Addresses end up in logs and histories, so production keys are refused in them.",
    "remedy": "Send the key with HTTP Basic, or use a development key.",
    "reproduce": {
      "how": "On a server in production mode, send anything but a valid development key in the query.",
      "curl": "curl -i \"$API/v2/languages?key=x\""
    },
    "example": "Unauthorized: the query parameter \"key\" takes development keys only.",
    "headers": {
      "WWW-Authenticate": {
        "description": "Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.",
        "example": "Basic realm=\"Parlance\""
      }
    }
  },
  "quota": {
    "id": "quota",
    "status": 429,
    "title": "Quota used up",
    "messages": [
      "The quota of 4000 requests in a minute is used up. Wait {n} seconds."
    ],
    "mediaType": "application/json",
    "applies": "all",
    "cause": "The key made more than 4,000 requests in a minute. From the first refusal on, every request is refused for 60 seconds; asking again does not prolong the wait.",
    "remedy": "Wait as many seconds as `Retry-After` says, then go on. Read `X-RateLimit-Remaining` to slow down in time, poll less often, or receive [webhooks](#webhook-deliveries) instead of polling.",
    "reproduce": {
      "how": "A server in development mode answers like this when the header `Parlance-Fault: quota` asks for it, without starting a wait. Otherwise make 4,001 requests in a minute.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: quota\" \"$API/v2/languages\""
    },
    "example": {
      "message": "The quota of 4000 requests in a minute is used up. Wait 60 seconds."
    },
    "headers": {
      "Retry-After": {
        "description": "Whole seconds until requests are served again: 60 on the refusal that starts the wait, then what is left.",
        "example": 60
      }
    }
  },
  "required": {
    "id": "required",
    "status": 400,
    "title": "Required value missing",
    "messages": [
      "{name} is required."
    ],
    "mediaType": "application/json",
    "applies": "parameters",
    "cause": "A required parameter, header option or body field is absent, empty or `null`. The message names it.",
    "remedy": "Send the value. If you do send it, check that it travels in the right place (query, header or body) and that the address is quoted in the shell, because an unquoted `&` cuts it off.",
    "reproduce": {
      "how": "Leave out the id.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -X DELETE \"$API/v2/memories\""
    },
    "example": {
      "message": "id is required."
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
    "cause": "A parameter, header option or body field has the wrong type, or lies outside its limits or its list of values.",
    "remedy": "Send a value as the message asks; the reference shows the type and the limits of every field.",
    "reproduce": {
      "how": "Ask for more jobs than a page can hold.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/jobs?limit=51\""
    },
    "example": {
      "message": "limit must be an integer between 1 and 50."
    }
  },
  "bad-json": {
    "id": "bad-json",
    "status": 400,
    "title": "Body is not a JSON object",
    "messages": [
      "The body is not valid JSON.",
      "The body must be a JSON object."
    ],
    "mediaType": "application/json",
    "applies": "jsonBody",
    "cause": "The body cannot be read as JSON, or it is JSON but not an object.",
    "remedy": "Build the body with a JSON library instead of joining strings. In a shell, put it in single quotes; on arrays, wrap them in the object that the call describes.",
    "reproduce": {
      "how": "Send half an object. An array (`[]`) brings the second message.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" -d '{' \"$API/v2/memories\""
    },
    "example": {
      "message": "The body is not valid JSON."
    }
  },
  "wrong-type": {
    "id": "wrong-type",
    "status": 415,
    "title": "Wrong kind of body",
    "messages": [
      "Send a JSON body, not {type}.",
      "Send the file as the raw body, not {type}."
    ],
    "mediaType": "application/json",
    "applies": "body",
    "cause": "The body is `multipart/…`, as HTML forms and `curl -F` send it. No call takes that.",
    "remedy": "Send JSON where the call takes JSON. Send a file as the body itself, with `curl --data-binary @file` and content type `application/octet-stream`.",
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
    "cause": "A JSON body may have 1 MiB and an uploaded file 1 GiB, unless the server is configured otherwise.",
    "remedy": "Send less at once, for instance fewer file ids per call, or split the file.",
    "reproduce": {
      "how": "Send a JSON body of 1 MiB and one byte.",
      "curl": "head -c 1048577 /dev/zero | tr '\\0' ' ' |\n  curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" --data-binary @- \"$API/v2/memories\""
    },
    "example": {
      "message": "The body is larger than 1048576 bytes."
    },
    "uploadExample": {
      "message": "The body is larger than 1073741824 bytes."
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
    "cause": "The file to import has no bytes. Often a path was wrong, or the client sent the body in another request.",
    "remedy": "Send the file as the raw body (`--data-binary @file`) and check that it is not empty.",
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
    "title": "Header is not ASCII",
    "messages": [
      "The header {name} must be US-ASCII or URI-encoded."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "A header value holds a byte outside US-ASCII, most often a letter with an accent in a file name.",
    "remedy": "URI-encode the name: `encodeURIComponent(name)` in JavaScript, `urllib.parse.quote(name)` in Python.",
    "reproduce": {
      "how": "Send a file name with umlauts as it is.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"project_id: $PROJECT_ID\" -H \"name: größe.txt\" --data-binary @leaflet.txt \\\n  \"$API/v2/documents/files\""
    },
    "example": {
      "message": "The header name must be US-ASCII or URI-encoded."
    }
  },
  "options-header": {
    "id": "options-header",
    "status": 400,
    "title": "LILT-API is not JSON",
    "messages": [
      "The header LILT-API must hold a JSON object."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The header `LILT-API` holds something other than a JSON object.",
    "remedy": "Send all options as one JSON object in it, or leave it out and send each option as a header of its own.",
    "reproduce": {
      "how": "Put plain text into the header.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"LILT-API: x\" --data-binary @harbour.tmx \"$API/v2/memories/import\""
    },
    "example": {
      "message": "The header LILT-API must hold a JSON object."
    }
  },
  "filters-header": {
    "id": "filters-header",
    "status": 400,
    "title": "SDLXLIFF filters are not JSON",
    "messages": [
      "sdlxliff_filters must be JSON; send it in the header LILT-API."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The header `sdlxliff_filters` cannot be read as JSON.",
    "remedy": "Send the filters as an array inside the header `LILT-API`, or as JSON text in the header `sdlxliff_filters`.",
    "reproduce": {
      "how": "Put plain text into the header.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"memory_id: $MEMORY_ID\" -H \"name: signs.sdlxliff\" -H \"sdlxliff_filters: x\" \\\n  --data-binary @harbour.tmx \"$API/v2/memories/import\""
    },
    "example": {
      "message": "sdlxliff_filters must be JSON; send it in the header LILT-API."
    }
  },
  "language": {
    "id": "language",
    "status": 400,
    "title": "Not a language code",
    "messages": [
      "{name} must be an ISO 639-1 code, not \"{value}\".",
      "{name} must be a language such as en or en-US, not \"{value}\"."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "A language is not an ISO 639-1 code of two letters, such as `en`. For Create, which takes language tags, it is not a tag such as `en` or `en-US`.",
    "remedy": "Take a code from [getLanguages](#getLanguages). A region goes into its own field (`srclocale`, `trgLocale`), except in Create.",
    "reproduce": {
      "how": "Use a code that no language has.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d '{\"name\":\"Harbour signs\",\"srclang\":\"ac\",\"trglang\":\"de\"}' \"$API/v2/memories\""
    },
    "example": {
      "message": "srclang must be an ISO 639-1 code, not \"ac\"."
    }
  },
  "pair": {
    "id": "pair",
    "status": 400,
    "title": "Language pair not supported",
    "messages": [
      "The language pair {a} to {b} is not supported."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "Both codes are languages, but the server does not translate between them.",
    "remedy": "Choose a pair that `source_to_target` of [getLanguages](#getLanguages) lists.",
    "reproduce": {
      "how": "Make a memory from Latin to German.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d '{\"name\":\"Inscriptions\",\"srclang\":\"la\",\"trglang\":\"de\"}' \"$API/v2/memories\""
    },
    "example": {
      "message": "The language pair la to de is not supported."
    }
  },
  "region": {
    "id": "region",
    "status": 400,
    "title": "Not a region",
    "messages": [
      "{name} must be an ISO 3166-1 region, not \"{value}\"."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "A locale is not an ISO 3166-1 code of two letters, such as `GB`.",
    "remedy": "Send the region alone, without the language (`GB`, not `en-GB`), or leave it out.",
    "reproduce": {
      "how": "Use a code that no region has.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d '{\"name\":\"Harbour signs\",\"srclang\":\"en\",\"trglang\":\"de\",\"srclocale\":\"XX\"}' \"$API/v2/memories\""
    },
    "example": {
      "message": "srclocale must be an ISO 3166-1 region, not \"XX\"."
    }
  },
  "memory-not-shared": {
    "id": "memory-not-shared",
    "status": 401,
    "title": "Memory is private",
    "messages": [
      "Unauthorized: memory {id} is not shared with you."
    ],
    "mediaType": "text/plain",
    "applies": "object",
    "objects": [
      "memory"
    ],
    "cause": "The memory exists, but belongs to another user who has not shared it, or to another organization. A job with a project of such a memory can't be changed or exported.",
    "remedy": "Ask the owner to share it with the team (`npx parlance memories share ID`), or use a key of the owner. The body is a bare string, not JSON.",
    "reproduce": {
      "how": "Make a key for another user with `npx parlance keys create --user ben@harbour.example --development`, put it into `OTHER_KEY`, and ask for a memory of your own with it.",
      "curl": "curl -i -u \"$OTHER_KEY:$OTHER_KEY\" \"$API/v2/memories?id=$MEMORY_ID\""
    },
    "example": "Unauthorized: memory 4312 is not shared with you.",
    "headers": {
      "WWW-Authenticate": {
        "description": "Names the scheme. Left out when the request has a `Sec-Fetch-Mode` header, so that browsers open no sign-in dialog.",
        "example": "Basic realm=\"Parlance\""
      }
    }
  },
  "file-forbidden": {
    "id": "file-forbidden",
    "status": 403,
    "title": "No permission for the file",
    "messages": [
      "You have no permission for file {id}."
    ],
    "mediaType": "application/json",
    "applies": "object",
    "objects": [
      "file"
    ],
    "cause": "The file belongs to another organization.",
    "remedy": "Use a key of the organization that uploaded the file, or upload it again with your own key.",
    "reproduce": {
      "how": "Make an organization with `npx parlance organizations create Elsewhere` and a key in it with `npx parlance keys create --organization Elsewhere --development`, put the key into `OTHER_KEY`, and ask for a file of your own with it.",
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
    "cause": "Nothing of this kind has this id, or no workflow this name: it never existed, was deleted, or, other than a memory or a file, belongs to another organization.",
    "remedy": "Take the id from the answer that created the object or from the list call, and check that you use the right key.",
    "reproduce": {
      "how": "Ask for an id that was never given.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/memories?id=999999999\""
    },
    "example": {
      "message": "Memory 999999999 was not found."
    }
  },
  "file-deleted": {
    "id": "file-deleted",
    "status": 410,
    "title": "File was deleted",
    "messages": [
      "File {id} was deleted."
    ],
    "mediaType": "application/json",
    "applies": "object",
    "objects": [
      "file"
    ],
    "cause": "The file was deleted with [deleteFile](#deleteFile). Its bytes are erased, so it cannot come back.",
    "remedy": "Upload the file again and use the new id. Documents and translations made from it before are still there.",
    "reproduce": {
      "how": "Delete a file, then ask for it.",
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
    "cause": "The organization has no domain.",
    "remedy": "Make one on the server's command line with `npx parlance domains create NAME`.",
    "reproduce": {
      "how": "Delete every domain with `npx parlance domains delete ID`, then list them.",
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
    "cause": "A download gives the last finished export, and there is none yet.",
    "remedy": "Call [exportTermbase](#exportTermbase), wait until `is_processing` of the memory is false, then download.",
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
    "title": "Termbase export still runs",
    "messages": [
      "The termbase of memory {id} is still being exported."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "An export was started and has not ended.",
    "remedy": "Poll [listMemories](#listMemories) with the memory's id until `is_processing` is false, then download.",
    "reproduce": {
      "how": "Start an export that takes ten seconds, and download meanwhile.",
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
    "remedy": "Send it sentence by sentence, which also finds more in the memory, or upload it as a file and call [translateFiles](#translateFiles).",
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
    "title": "No filter given",
    "messages": [
      "Give at least one of translationIds, status, fromTime, toTime."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The list of file translations was asked for without any condition.",
    "remedy": "Name the translations with `translationIds`, or narrow the list by `status` or time.",
    "reproduce": {
      "how": "List without a condition.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file\""
    },
    "example": {
      "message": "Give at least one of translationIds, status, fromTime, toTime."
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
    "cause": "The file is still being translated (`InProgress`), or its text is translated and the file is being put together (`Completed`).",
    "remedy": "Poll [listFileTranslations](#listFileTranslations) until `status` is `ReadyForDownload`, then download.",
    "reproduce": {
      "how": "Download right after the translation was asked for.",
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
      "Translation {id} failed: {reason}."
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
    "cause": "The file could not be translated; the message ends with one of the nine file-translation reasons.",
    "remedy": "Look the reason up in this reference, mend what it names, and ask for a new translation. This one stays failed.",
    "reproduce": {
      "how": "Translate a file of a type that has no filter, then download it.",
      "curl": "printf '\\1\\2\\3' > a.bin\ncurl -u \"$API_KEY:$API_KEY\" --data-binary @a.bin \"$API/v2/files?name=a.bin\"\ncurl -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/files?id=$TRANSLATION_ID\""
    },
    "example": {
      "message": "Translation 616 failed: Unsupported file type."
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
    "cause": "Text is generated only after the organization has agreed to the terms and conditions of Create.",
    "remedy": "Call [signCreateTerms](#signCreateTerms) with `signedAgreement` true once; it holds for the organization.",
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
    "title": "Memory has other languages",
    "messages": [
      "Memory {id} translates {a} to {b}, not {c} to {d}."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "A language pair of the job does not fit its memory: `srcLang` must be the memory's source language and `trgLang` its target language.",
    "remedy": "Choose a memory of the wanted pair, or leave `trgLang` out so that the memory decides it.",
    "reproduce": {
      "how": "Name French as the source with a memory from English to German.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d \"{\\\"name\\\":\\\"Spring leaflets\\\",\\\"srcLang\\\":\\\"fr\\\",\\\"fileIds\\\":[$FILE_ID],\\\"languagePairs\\\":[{\\\"memoryId\\\":$MEMORY_ID}]}\" \\\n  \"$API/v2/jobs\""
    },
    "example": {
      "message": "Memory 4312 translates en to de, not fr to de."
    }
  },
  "stage": {
    "id": "stage",
    "status": 400,
    "title": "Stage cannot be assigned",
    "messages": [
      "Stage {stage} cannot be assigned in workflow {workflow}."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "`workflowStageTemplateId` is not a `TRANSLATE`, `REVIEW` or `SECONDARY_REVIEW` stage of the workflow that the language pair uses.",
    "remedy": "Take the stage's `id` from [listWorkflowTemplates](#listWorkflowTemplates), out of the very workflow the pair names.",
    "reproduce": {
      "how": "Assign a stage that does not exist.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d \"{\\\"name\\\":\\\"Spring leaflets\\\",\\\"srcLang\\\":\\\"en\\\",\\\"fileIds\\\":[$FILE_ID],\\\"languagePairs\\\":[{\\\"memoryId\\\":$MEMORY_ID,\\\"workflowStageAssignments\\\":[{\\\"workflowStageTemplateId\\\":999999}]}]}\" \\\n  \"$API/v2/jobs\""
    },
    "example": {
      "message": "Stage 999999 cannot be assigned in workflow 1."
    }
  },
  "user": {
    "id": "user",
    "status": 400,
    "title": "User of another organization",
    "messages": [
      "User {id} is not in this organization."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "`userId` of a stage assignment is no user of your organization.",
    "remedy": "Take the id from `npx parlance users list`, add the person with `npx parlance users add EMAIL`, or assign by `email`.",
    "reproduce": {
      "how": "Assign a user who does not exist.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d \"{\\\"name\\\":\\\"Spring leaflets\\\",\\\"srcLang\\\":\\\"en\\\",\\\"fileIds\\\":[$FILE_ID],\\\"languagePairs\\\":[{\\\"memoryId\\\":$MEMORY_ID,\\\"workflowStageAssignments\\\":[{\\\"workflowStageTemplateId\\\":2,\\\"userId\\\":999999}]}]}\" \\\n  \"$API/v2/jobs\""
    },
    "example": {
      "message": "User 999999 is not in this organization."
    }
  },
  "job-closed": {
    "id": "job-closed",
    "status": 409,
    "title": "Job is archived or delivered",
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
    "cause": "The job's status does not allow this: an archived job can be neither delivered nor reactivated, and an archived or delivered job takes no new projects.",
    "remedy": "Call [unarchiveJob](#unarchiveJob) for an archived job or [reactivateJob](#reactivateJob) for a delivered one first.",
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
    "title": "Job still being created",
    "messages": [
      "Job {id} is still being created."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The files of the job are still being imported; its `creationStatus` is `PENDING`.",
    "remedy": "Poll [getJob](#getJob) until `creationStatus` is `COMPLETE`, then export.",
    "reproduce": {
      "how": "Make a job whose creation takes ten seconds, and export it meanwhile.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" -H \"Parlance-Fault: creation-pending\" \\\n  -d \"{\\\"name\\\":\\\"Spring leaflets\\\",\\\"srcLang\\\":\\\"en\\\",\\\"fileIds\\\":[$FILE_ID],\\\"languagePairs\\\":[{\\\"memoryId\\\":$MEMORY_ID}]}\" \\\n  \"$API/v2/jobs\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/jobs/$JOB_ID/export?type=files\""
    },
    "example": {
      "message": "Job 57 is still being created."
    }
  },
  "job-failed": {
    "id": "job-failed",
    "status": 409,
    "title": "Job could not be created",
    "messages": [
      "Job {id} could not be created."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "None of the job's files could be imported; its `creationStatus` is `FAILED`.",
    "remedy": "Read `import_error_message` of the documents with [listProjects](#listProjects), mend or replace the files, and make a new job. A failed job can only be read, updated, archived, unarchived and deleted.",
    "reproduce": {
      "how": "Make a job of one file that has no filter, then export it.",
      "curl": "printf '\\1\\2\\3' > a.bin\ncurl -u \"$API_KEY:$API_KEY\" --data-binary @a.bin \"$API/v2/files?name=a.bin\"\ncurl -u \"$API_KEY:$API_KEY\" -H \"Content-Type: application/json\" \\\n  -d \"{\\\"name\\\":\\\"Spring leaflets\\\",\\\"srcLang\\\":\\\"en\\\",\\\"fileIds\\\":[$FILE_ID],\\\"languagePairs\\\":[{\\\"memoryId\\\":$MEMORY_ID}]}\" \\\n  \"$API/v2/jobs\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/jobs/$JOB_ID/export?type=files\""
    },
    "example": {
      "message": "Job 57 could not be created."
    }
  },
  "export-running": {
    "id": "export-running",
    "status": 409,
    "title": "Another export runs",
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
    "cause": "An export of the other type is under way. One export runs at a time for a job; asking for the same type again is harmless.",
    "remedy": "Poll [getJob](#getJob) until `isProcessing` is 0 or −2, download what you need, then export the other type.",
    "reproduce": {
      "how": "Start an export of files that takes ten seconds, then ask for the memory.",
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
    "cause": "A download gives the last finished export, and there is none yet.",
    "remedy": "Call [exportJob](#exportJob), wait until `isProcessing` of the job is 0, then download.",
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
    "title": "Export still runs",
    "messages": [
      "Job {id} is still being exported."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "An export was started and has not ended; `isProcessing` of the job is 1.",
    "remedy": "Poll [getJob](#getJob) until `isProcessing` is 0, then download.",
    "reproduce": {
      "how": "Start an export that takes ten seconds, and download meanwhile.",
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
    "cause": "The last export of the job could not be built; `isProcessing` of the job is −2.",
    "remedy": "Start the export again with [exportJob](#exportJob). If it keeps failing, look at the documents with [listProjects](#listProjects).",
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
    "title": "Project is archived or delivered",
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
    "cause": "The project is archived, or its job was delivered, so its documents can be neither added nor updated.",
    "remedy": "Call [unarchiveJob](#unarchiveJob) or [reactivateJob](#reactivateJob) for the job, then upload.",
    "reproduce": {
      "how": "Deliver the job of the project, then upload.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/jobs/$JOB_ID/deliver\"\ncurl -i -u \"$API_KEY:$API_KEY\" -H \"project_id: $PROJECT_ID\" -H \"name: leaflet.txt\" \\\n  --data-binary @leaflet.txt \"$API/v2/documents/files\""
    },
    "example": {
      "message": "Project 310 is delivered."
    }
  },
  "importing": {
    "id": "importing",
    "status": 409,
    "title": "Document still being imported",
    "messages": [
      "Document {id} is still being imported."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The document's text or finished XLIFF is still being imported; `import_in_progress` is true.",
    "remedy": "Poll [listProjects](#listProjects) until `import_in_progress` of the document is false, then retry.",
    "reproduce": {
      "how": "Upload a document whose import takes ten seconds, and download it meanwhile.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: import-pending\" -H \"project_id: $PROJECT_ID\" \\\n  -H \"name: leaflet.txt\" --data-binary @leaflet.txt \"$API/v2/documents/files\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/documents/files?id=$DOCUMENT_ID\""
    },
    "example": {
      "message": "Document 905 is still being imported."
    }
  },
  "import-failed": {
    "id": "import-failed",
    "status": 409,
    "title": "Document could not be imported",
    "messages": [
      "Document {id} could not be imported: {reason}."
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
    "cause": "The uploaded file could not be read, so there is nothing to download. The message ends with the reason.",
    "remedy": "Mend the file as the reason asks, and upload it again.",
    "reproduce": {
      "how": "Upload a file of a type that has no filter, then download it.",
      "curl": "printf '\\1\\2\\3' > a.bin\ncurl -u \"$API_KEY:$API_KEY\" -H \"project_id: $PROJECT_ID\" -H \"name: a.bin\" --data-binary @a.bin \\\n  \"$API/v2/documents/files\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/documents/files?id=$DOCUMENT_ID\""
    },
    "example": {
      "message": "Document 905 could not be imported: Unsupported file type."
    }
  },
  "pretranslating": {
    "id": "pretranslating",
    "status": 502,
    "title": "Document in pretranslation",
    "messages": [
      "Document {id} is still in pretranslation."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The document waits for its pretranslation or is being pretranslated; `is_pretranslating` is true.",
    "remedy": "Poll [listProjects](#listProjects) until `is_pretranslating` of the document is false, then download. Do not treat this 502 as a broken gateway.",
    "reproduce": {
      "how": "Upload a document whose pretranslation takes ten seconds, and download it meanwhile.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: pretranslation-pending\" -H \"project_id: $PROJECT_ID\" \\\n  -H \"name: leaflet.txt\" -H \"pretranslate: TM+MT\" --data-binary @leaflet.txt \"$API/v2/documents/files\"\ncurl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/documents/files?id=$DOCUMENT_ID\""
    },
    "example": {
      "message": "Document 905 is still in pretranslation."
    }
  },
  "document-export-failed": {
    "id": "document-export-failed",
    "status": 500,
    "title": "Document could not be exported",
    "messages": [
      "Document {id} could not be exported: File reassembly error."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The translated segments could not be put back into the file.",
    "remedy": "Download again. If it keeps failing, download the XLIFF (`is_xliff=true`), which needs no reassembly, and report the file to whoever runs the server.",
    "reproduce": {
      "how": "Ask for a download that fails.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: reassembly-failure\" \\\n  \"$API/v2/documents/files?id=$DOCUMENT_ID&is_xliff=false\""
    },
    "example": {
      "message": "Document 905 could not be exported: File reassembly error."
    }
  },
  "xliff-other-project": {
    "id": "xliff-other-project",
    "status": 400,
    "title": "XLIFF of another project",
    "messages": [
      "The XLIFF belongs to document {document} of project {project}."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The uploaded XLIFF is an export of a document that stands in another project than the one named.",
    "remedy": "Send the `project_id` that the message names. Nothing was changed.",
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
    "title": "XLIFF does not fit its document",
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
    "cause": "A `<trans-unit>` of the uploaded XLIFF has an id that the document does not have, or its `<source>` was changed. The upload is all or nothing, so nothing was changed.",
    "remedy": "Keep unit ids and sources as they were exported and change targets only. Units that are left out stay as they are.",
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
    "title": "Webhook address refused",
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
    "cause": "The address is not a complete URI, not `https:`, holds a user name or password, or names a private address. Only a server in development mode allows `http:` and private addresses.",
    "remedy": "Give a complete `https:` address that can be reached from the internet.",
    "reproduce": {
      "how": "Send a text that is no address.",
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
      "Give at least one of webhookName, webhookUrl, eventType."
    ],
    "mediaType": "application/json",
    "applies": "listed",
    "cause": "The update names none of the three fields it could change.",
    "remedy": "Send at least one of them; the others stay as they are.",
    "reproduce": {
      "how": "Send an empty object.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -X PUT -H \"Content-Type: application/json\" -d '{}' \\\n  \"$API/v3/connectors/configuration/webhooks/$WEBHOOK_ID\""
    },
    "example": {
      "message": "Give at least one of webhookName, webhookUrl, eventType."
    }
  },
  "server-error": {
    "id": "server-error",
    "status": 500,
    "title": "Server error",
    "messages": [
      "Something went wrong on the server."
    ],
    "mediaType": "application/json",
    "applies": "all",
    "cause": "Something unexpected happened on the server. Your request is not to blame.",
    "remedy": "Repeat a reading request after a moment. Before you repeat one that creates something, look whether it was created, because the same request twice makes two objects.",
    "reproduce": {
      "how": "A server in development mode answers like this when asked to.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: server-error\" \"$API/v2/languages\""
    },
    "example": {
      "message": "Something went wrong on the server."
    }
  },
  "overload": {
    "id": "overload",
    "status": 503,
    "title": "Server busy",
    "messages": [
      "The server is busy."
    ],
    "mediaType": "application/json",
    "applies": "all",
    "cause": "The server has more work than it can take on right now. The request was not carried out.",
    "remedy": "Repeat the request after as many seconds as `Retry-After` says.",
    "reproduce": {
      "how": "A server in development mode answers like this when asked to.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" -H \"Parlance-Fault: overload\" \"$API/v2/languages\""
    },
    "example": {
      "message": "The server is busy."
    },
    "headers": {
      "Retry-After": {
        "description": "Whole seconds to wait before the request is repeated.",
        "example": 5
      }
    }
  },
  "default": {
    "id": "default",
    "status": "default",
    "title": "Any other error",
    "messages": [
      "{message}"
    ],
    "mediaType": "application/json",
    "applies": "default",
    "cause": "Any error that this reference does not name. Whatever the status, the body is an object with one field, `message`; only 401 answers with a bare string.",
    "remedy": "Go by the status first (4xx asks for another request, 5xx for a later one) and show or log the message.",
    "reproduce": {
      "how": "Every error but 401 has this form. Any of the others shows it.",
      "curl": "curl -i -u \"$API_KEY:$API_KEY\" \"$API/v2/nothing\""
    },
    "example": {
      "message": "No such call: GET /v2/nothing."
    }
  }
} as const satisfies Record<string, DeepReadonly<CatalogueError>>;

export const failureReasons = {
  "unsupported-file-type": {
    "id": "unsupported-file-type",
    "message": "Unsupported file type",
    "cause": "No filter reads files with this extension, and no filter configuration was named that does.",
    "remedy": "Convert the file to a format that uploadFile lists, give it the right extension when it is uploaded, or name a filter configuration of [listDomains](#listDomains) as `configId`.",
    "reproduce": {
      "how": "Upload a file with an unknown extension and translate it.",
      "curl": "printf '\\1\\2\\3' > a.bin\ncurl -u \"$API_KEY:$API_KEY\" --data-binary @a.bin \"$API/v2/files?name=a.bin\"\ncurl -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": true
  },
  "file-extraction-error": {
    "id": "file-extraction-error",
    "message": "File extraction error",
    "cause": "The file is damaged or not what its extension says, or it is an archive that unpacks beyond 100 times its size, 10,000 entries or 1 GiB, or it has more than 500,000 segments.",
    "remedy": "Open the file in its own program, save it anew, and upload it again.",
    "reproduce": {
      "how": "Upload plain text under the name of a Word document and translate it.",
      "curl": "printf 'plain text' > a.docx\ncurl -u \"$API_KEY:$API_KEY\" --data-binary @a.docx \"$API/v2/files?name=a.docx\"\ncurl -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": true
  },
  "no-translatable-content": {
    "id": "no-translatable-content",
    "message": "No translatable content",
    "cause": "The file was read, but there is no text in it to translate.",
    "remedy": "Check that you uploaded the right file and that its text is text, not an image.",
    "reproduce": {
      "how": "Upload an empty file and translate it.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/files?name=a.txt\"\ncurl -u \"$API_KEY:$API_KEY\" -X POST \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": true
  },
  "batch-mt-initiation-failure": {
    "id": "batch-mt-initiation-failure",
    "message": "Batch MT initiation failure",
    "cause": "No translation engine took the file's text.",
    "remedy": "Ask for the translation again. If it keeps failing, tell whoever runs the server.",
    "reproduce": {
      "how": "Ask for this failure with the fault header.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST -H \"Parlance-Fault: batch-mt-initiation-failure\" \\\n  \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": false
  },
  "batch-mt-response-failure": {
    "id": "batch-mt-response-failure",
    "message": "Batch MT response failure",
    "cause": "The translation engine answered with an error or with fewer segments than it was given.",
    "remedy": "Ask for the translation again. If it keeps failing, tell whoever runs the server.",
    "reproduce": {
      "how": "Ask for this failure with the fault header.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST -H \"Parlance-Fault: batch-mt-response-failure\" \\\n  \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": false
  },
  "file-reassembly-error": {
    "id": "file-reassembly-error",
    "message": "File reassembly error",
    "cause": "The text was translated, but the translated file could not be built from it.",
    "remedy": "Simplify the file's formatting or save it in another format, upload it again, and ask for a new translation.",
    "reproduce": {
      "how": "Ask for this failure with the fault header.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST -H \"Parlance-Fault: file-reassembly-error\" \\\n  \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": false
  },
  "billing-error": {
    "id": "billing-error",
    "message": "Billing error",
    "cause": "The usage of a production key could not be recorded, so the translation was not handed out.",
    "remedy": "Ask for the translation again later. If it keeps failing, tell whoever runs the server.",
    "reproduce": {
      "how": "Ask for this failure with the fault header.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST -H \"Parlance-Fault: billing-error\" \\\n  \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": false
  },
  "invalid-memory": {
    "id": "invalid-memory",
    "message": "Invalid memory",
    "cause": "The memory was deleted after the request had been accepted.",
    "remedy": "Ask for the translation again with a memory that exists.",
    "reproduce": {
      "how": "Ask for this failure with the fault header.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST -H \"Parlance-Fault: invalid-memory\" \\\n  \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": false
  },
  "storage-error": {
    "id": "storage-error",
    "message": "Storage error",
    "cause": "The bytes of the file could not be read from the server's storage, or the result could not be written to it.",
    "remedy": "Ask for the translation again. If it keeps failing, tell whoever runs the server.",
    "reproduce": {
      "how": "Ask for this failure with the fault header.",
      "curl": "curl -u \"$API_KEY:$API_KEY\" -X POST -H \"Parlance-Fault: storage-error\" \\\n  \"$API/v2/translate/file?fileId=$FILE_ID&memoryId=$MEMORY_ID\"\ncurl -u \"$API_KEY:$API_KEY\" \"$API/v2/translate/file?translationIds=$TRANSLATION_ID\""
    },
    "alsoDocumentImport": false
  }
} as const satisfies Record<string, DeepReadonly<FailureReason>>;

export const stateMachines = {
  "memory-processing": {
    "id": "memory-processing",
    "title": "Work on a memory",
    "entity": "Memory",
    "field": "Memory.is_processing",
    "description": "Imports and termbase exports run in the background. Poll [listMemories](#listMemories) with the memory's id until `is_processing` is not true.",
    "states": [
      {
        "name": "null",
        "description": "Nothing was imported or exported yet.",
        "initial": true
      },
      {
        "name": "true",
        "description": "An import or a termbase export runs or waits."
      },
      {
        "name": "false",
        "description": "The last import or export has ended, well or not."
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
          "The memory begins empty, with `version` 0."
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
          "The import is queued behind the work that runs."
        ]
      },
      {
        "from": "true",
        "to": "true",
        "trigger": {
          "operation": "exportTermbase"
        },
        "effects": [
          "The export is queued behind the work that runs."
        ]
      },
      {
        "from": "true",
        "to": "false",
        "trigger": {
          "event": "The last queued import or export ends, well or not.",
          "short": "the last work ends"
        },
        "effects": [
          "A good import raises `version` by one if it added something, and its file name appears in `resources`.",
          "An import that fails changes nothing in the memory.",
          "After a good export the CSV can be downloaded with [downloadTermbase](#downloadTermbase)."
        ]
      }
    ]
  },
  "file-translation": {
    "id": "file-translation",
    "title": "File translation",
    "entity": "TranslationInfo",
    "field": "TranslationInfo.status",
    "description": "Each file of [translateFiles](#translateFiles) becomes one translation. Poll [listFileTranslations](#listFileTranslations) until it is `ReadyForDownload` or `Failed`; `Completed` cannot be downloaded yet.",
    "states": [
      {
        "name": "InProgress",
        "description": "The text of the file is being translated.",
        "initial": true
      },
      {
        "name": "Completed",
        "description": "The text is translated and the file is being put together. It cannot be downloaded yet."
      },
      {
        "name": "ReadyForDownload",
        "description": "The translated file can be downloaded, as often as you like.",
        "final": true
      },
      {
        "name": "Failed",
        "description": "The translation ended without a file; `errorMsg` says why.",
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
          "One translation is made for each file id, in the order given."
        ]
      },
      {
        "from": "InProgress",
        "to": "Completed",
        "trigger": {
          "event": "The text of the file is translated.",
          "short": "text translated"
        },
        "effects": [
          "The source characters are metered if the key is a production key.",
          "A download is still refused with `translation-not-ready`."
        ]
      },
      {
        "from": "Completed",
        "to": "ReadyForDownload",
        "trigger": {
          "event": "The translated file is put together.",
          "short": "file put together"
        },
        "effects": [
          "[downloadTranslation](#downloadTranslation) works from now on."
        ]
      },
      {
        "from": "InProgress",
        "to": "Failed",
        "trigger": {
          "event": "One of the nine file-translation reasons applies.",
          "short": "one of nine reasons"
        },
        "effects": [
          "`errorMsg` holds the reason.",
          "A download is refused with `translation-failed`."
        ]
      },
      {
        "from": "Completed",
        "to": "Failed",
        "trigger": {
          "event": "One of the nine file-translation reasons applies.",
          "short": "one of nine reasons"
        },
        "effects": [
          "`errorMsg` holds the reason.",
          "A download is refused with `translation-failed`."
        ]
      }
    ]
  },
  "file": {
    "id": "file",
    "title": "Language detection and deletion of a file",
    "entity": "SourceFile",
    "field": "SourceFile.detected_lang",
    "description": "With `langId=true` the server detects the language of an uploaded file in the background. Poll [listFiles](#listFiles) with the file's id until `detected_lang` is not `zxx`. A file that was uploaded without `langId=true` stays `zxx`.",
    "states": [
      {
        "name": "zxx",
        "description": "The language is not known, because detection has not finished or was not asked for. The confidence is 0.",
        "initial": true
      },
      {
        "name": "detected",
        "description": "`detected_lang` is an ISO 639-1 code and the confidence is above 0."
      },
      {
        "name": "und",
        "description": "Detection failed and the language stays undetermined. The confidence is 0."
      },
      {
        "name": "deleted",
        "description": "The file is gone. It is never listed again.",
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
          "Detection starts if `langId` is true."
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
          "`updated_at` moves on."
        ]
      },
      {
        "from": "zxx",
        "to": "und",
        "trigger": {
          "event": "Detection fails, because the file has no text or an unsupported type.",
          "short": "detection fails"
        },
        "effects": [
          "The confidence stays 0.",
          "`updated_at` moves on."
        ]
      },
      {
        "from": "zxx",
        "to": "deleted",
        "trigger": {
          "operation": "deleteFile"
        },
        "effects": [
          "Every later use of the file is refused with `file-deleted` (410).",
          "The bytes are erased.",
          "Documents and translations made from the file stay."
        ]
      },
      {
        "from": "detected",
        "to": "deleted",
        "trigger": {
          "operation": "deleteFile"
        },
        "effects": [
          "Every later use of the file is refused with `file-deleted` (410).",
          "The bytes are erased.",
          "Documents and translations made from the file stay."
        ]
      },
      {
        "from": "und",
        "to": "deleted",
        "trigger": {
          "operation": "deleteFile"
        },
        "effects": [
          "Every later use of the file is refused with `file-deleted` (410).",
          "The bytes are erased.",
          "Documents and translations made from the file stay."
        ]
      }
    ]
  },
  "job-creation": {
    "id": "job-creation",
    "title": "Creation of a job",
    "entity": "Job",
    "field": "Job.creationStatus",
    "description": "The files of a new job are imported into its projects. Small jobs are done within the request; otherwise poll [getJob](#getJob) until `creationStatus` is not `PENDING`.",
    "states": [
      {
        "name": "PENDING",
        "description": "Files of the job are still being imported. It cannot be exported yet.",
        "initial": true
      },
      {
        "name": "COMPLETE",
        "description": "Every import has ended and at least one went well. The job can be worked on.",
        "final": true
      },
      {
        "name": "FAILED",
        "description": "No file could be imported. The job can only be read, updated, archived, unarchived and deleted.",
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
          "One project is made for each language pair, with one document for each file.",
          "Files of up to 1 MiB in all are imported within the request, so small jobs are answered with `COMPLETE`."
        ]
      },
      {
        "from": "PENDING",
        "to": "COMPLETE",
        "trigger": {
          "event": "Every import has ended, at least one of them well.",
          "short": "at least one import is good"
        },
        "effects": [
          "JOB_UPDATE is sent, unless this happened within the request."
        ]
      },
      {
        "from": "PENDING",
        "to": "FAILED",
        "trigger": {
          "event": "Every import has failed.",
          "short": "every import has failed"
        },
        "effects": [
          "JOB_UPDATE is sent, unless this happened within the request.",
          "[exportJob](#exportJob), [deliverJob](#deliverJob) and [reactivateJob](#reactivateJob) are refused with `job-failed`."
        ]
      }
    ]
  },
  "job-status": {
    "id": "job-status",
    "title": "Status of a job",
    "entity": "Job",
    "field": "Job.status",
    "description": "Four calls change the status, and each may be repeated: where nothing changes, the answer is 200 with the job and no webhook is sent. Archived wins, so a job that was delivered and then archived is `archived`. Job and project each have their own life: see also the state of a project.",
    "states": [
      {
        "name": "active",
        "description": "The job is open for work.",
        "initial": true
      },
      {
        "name": "delivered",
        "description": "The work is handed over. `deliveredAt` says when, and its projects take no more documents."
      },
      {
        "name": "archived",
        "description": "The job is put away, with its projects and documents."
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
          "A job of the project's name is made to hold the project."
        ]
      },
      {
        "from": "active",
        "to": "archived",
        "trigger": {
          "operation": "archiveJob"
        },
        "effects": [
          "Linguists are unassigned: the e-mails of the documents become null and `uniqueLinguists` 0.",
          "The projects and documents of the job are archived.",
          "`deliveredAt` is kept.",
          "JOB_UPDATE is sent, and PROJECT_UPDATE for each project."
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
          "`deliveredAt` is set to now.",
          "Every project of the job becomes `done`.",
          "JOB_DELIVER is sent, and PROJECT_DELIVER for each project, but neither JOB_UPDATE nor PROJECT_UPDATE."
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
        "answer": "job-failed"
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
        "answer": "job-failed"
      },
      {
        "from": "delivered",
        "to": "archived",
        "trigger": {
          "operation": "archiveJob"
        },
        "effects": [
          "Linguists are unassigned: the e-mails of the documents become null and `uniqueLinguists` 0.",
          "The projects and documents of the job are archived.",
          "`deliveredAt` is kept.",
          "JOB_UPDATE is sent, and PROJECT_UPDATE for each project."
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
          "The projects are left untouched, so they stay `done` until something in them changes.",
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
          "The projects and documents lose the archived flag and keep their states.",
          "Linguists stay unassigned.",
          "JOB_UPDATE is sent, and PROJECT_UPDATE for each project."
        ]
      },
      {
        "from": "archived",
        "to": "archived",
        "trigger": {
          "operation": "deliverJob"
        },
        "effects": [],
        "answer": "job-closed"
      },
      {
        "from": "archived",
        "to": "archived",
        "trigger": {
          "operation": "reactivateJob"
        },
        "effects": [],
        "answer": "job-closed"
      }
    ]
  },
  "job-export": {
    "id": "job-export",
    "title": "Export of a job",
    "entity": "Job",
    "field": "Job.isProcessing",
    "description": "[exportJob](#exportJob) starts an export in the background. Poll [getJob](#getJob) until `isProcessing` is 0, then [downloadJob](#downloadJob); −2 means that the export failed.",
    "states": [
      {
        "name": "0",
        "description": "Idle. No export runs.",
        "initial": true
      },
      {
        "name": "1",
        "description": "In progress. An export runs."
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
          "The earlier export is discarded."
        ]
      },
      {
        "from": "-2",
        "to": "1",
        "trigger": {
          "operation": "exportJob"
        },
        "effects": [
          "The earlier export is discarded."
        ]
      },
      {
        "from": "1",
        "to": "1",
        "trigger": {
          "operation": "exportJob",
          "when": "the type is that of the running export",
          "short": "same type"
        },
        "effects": []
      },
      {
        "from": "1",
        "to": "1",
        "trigger": {
          "operation": "exportJob",
          "when": "the type is another than that of the running export",
          "short": "another type"
        },
        "effects": [],
        "answer": "export-running"
      },
      {
        "from": "1",
        "to": "0",
        "trigger": {
          "event": "The export is done.",
          "short": "export done"
        },
        "effects": [
          "The ZIP can be downloaded with [downloadJob](#downloadJob).",
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
          "The reason is kept.",
          "A download is refused with `export-failed`.",
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
          "Meant for connectors that run their own export."
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
          "Meant for connectors that run their own export.",
          "`processingErrorMsg` is kept, but shown nowhere.",
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
          "Meant for connectors that run their own export.",
          "An export of the server that ends later overwrites the value.",
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
          "Meant for connectors that run their own export.",
          "`processingErrorMsg` is kept, but shown nowhere.",
          "An export of the server that ends later overwrites the value.",
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
          "Meant for connectors that run their own export.",
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
          "Meant for connectors that run their own export."
        ]
      }
    ]
  },
  "project-state": {
    "id": "project-state",
    "title": "State of a project",
    "entity": "Project",
    "field": "Project.state",
    "alsoFields": [
      "JobProject.state"
    ],
    "description": "The state is computed after every change from the segments of the project's imported documents; \"all segments\" means at least one. One upload can take several of the steps below at once, and a project can step back, for instance when a document is added to a finished one. Each change of state sends PROJECT_UPDATE for the project and JOB_UPDATE for its job, once per request, except the change by delivery, which sends JOB_DELIVER and PROJECT_DELIVER.",
    "states": [
      {
        "name": "backlog",
        "description": "No segment is confirmed.",
        "initial": true
      },
      {
        "name": "inProgress",
        "description": "Some segments are confirmed and some are not."
      },
      {
        "name": "inReview",
        "description": "All segments are confirmed, the workflow has a review, and some segment is not reviewed."
      },
      {
        "name": "inQA",
        "description": "All segments are reviewed, the workflow has a secondary review, and some segment is not final."
      },
      {
        "name": "done",
        "description": "All segments are confirmed, reviewed or final, as the workflow asks; or the project was delivered with its job and nothing has changed since. An import under way is no change."
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
          "JOB_UPDATE is sent if the project was added to a job that existed."
        ]
      },
      {
        "from": null,
        "to": "backlog",
        "trigger": {
          "operation": "createJob"
        },
        "effects": [
          "One project is made for each language pair."
        ]
      },
      {
        "from": "backlog",
        "to": "inProgress",
        "trigger": {
          "operation": "uploadDocument",
          "when": "an XLIFF confirms the first segment",
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
          "when": "an XLIFF confirms the last segment and the workflow has a review",
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
          "when": "an XLIFF confirms the last segment and the workflow has no review",
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
          "when": "an XLIFF reviews the last segment and the workflow has a secondary review",
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
          "when": "an XLIFF reviews the last segment and the workflow has no secondary review",
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
          "when": "an XLIFF makes the last segment final",
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
          "The segments stay as they are."
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
          "The segments stay as they are."
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
          "The segments stay as they are."
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
          "The segments stay as they are."
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
          "The segments stay as they are."
        ]
      },
      {
        "from": "done",
        "to": "done",
        "trigger": {
          "operation": "reactivateJob"
        },
        "effects": [
          "The project is left untouched.",
          "The next change in it computes the state from the segments again."
        ]
      },
      {
        "from": "inProgress",
        "to": "backlog",
        "trigger": {
          "operation": "uploadDocument",
          "when": "an XLIFF makes the last confirmed segment a draft again",
          "short": "nothing confirmed any more"
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
          "when": "a new document or an XLIFF brings segments that are not confirmed",
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
          "when": "an XLIFF makes a reviewed segment only confirmed again",
          "short": "a review taken back"
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
          "when": "a new document or an XLIFF brings segments that are not confirmed",
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
          "when": "a new document or an XLIFF brings segments that are not confirmed",
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
          "when": "an XLIFF makes a reviewed segment only confirmed again",
          "short": "a review taken back"
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
          "when": "an XLIFF makes a final segment only reviewed again",
          "short": "a last review taken back"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      },
      {
        "from": "done",
        "to": "backlog",
        "trigger": {
          "event": "Something changes in a project that was delivered and reactivated before any segment was confirmed.",
          "short": "a change after reactivation"
        },
        "effects": [
          "PROJECT_UPDATE is sent for the project and JOB_UPDATE for its job, once per request."
        ]
      }
    ]
  },
  "workflow-status": {
    "id": "workflow-status",
    "title": "Workflow status of projects and jobs",
    "entity": "Project",
    "field": "Project.workflowStatus",
    "alsoFields": [
      "JobProject.workflowStatus",
      "JobStats.workflowStatus"
    ],
    "description": "The workflow status sums up how far the work is. A project's follows from its state. A job's follows from its projects, deleted ones left out: `READY_TO_START` when all of them are or there are none, `DONE` when all of them are, else `IN_PROGRESS`.",
    "states": [
      {
        "name": "READY_TO_START",
        "description": "No segment is confirmed: the project is in `backlog`.",
        "initial": true
      },
      {
        "name": "IN_PROGRESS",
        "description": "Work has begun: the project is `inProgress`, `inReview` or `inQA`."
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
          "event": "The first segment of the project is confirmed; of a job, in any of its projects.",
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
          "short": "all done, as the workflow asks",
          "event": "The last segment is confirmed, reviewed or final, as the workflow asks; of a job, in the last of its projects."
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
          "Every project of the job becomes `done`."
        ]
      },
      {
        "from": "IN_PROGRESS",
        "to": "DONE",
        "trigger": {
          "operation": "deliverJob"
        },
        "effects": [
          "Every project of the job becomes `done`."
        ]
      },
      {
        "from": "DONE",
        "to": "IN_PROGRESS",
        "trigger": {
          "short": "new or reopened segments",
          "event": "A document is added to a finished project or a segment steps back; of a job, also when a project is added to it."
        },
        "effects": [
          "The project's state is computed from its segments again."
        ]
      },
      {
        "from": "IN_PROGRESS",
        "to": "READY_TO_START",
        "trigger": {
          "event": "The last confirmed segment becomes a draft again; of a job, in the last project that had one.",
          "short": "nothing confirmed any more"
        },
        "effects": [
          "The project's state becomes `backlog`."
        ]
      },
      {
        "from": "DONE",
        "to": "READY_TO_START",
        "trigger": {
          "event": "Something changes in a project that was delivered and reactivated before any segment was confirmed.",
          "short": "a change after reactivation"
        },
        "effects": [
          "The project's state becomes `backlog`."
        ]
      }
    ]
  },
  "workflow-stage": {
    "id": "workflow-stage",
    "title": "Stages of a workflow",
    "entity": "WorkflowStage",
    "field": "WorkflowStage.assignmentType",
    "description": "Every workflow begins with the stage \"Ready to start\" and ends with \"Done\". Between them stand, in this order, the stages that people are assigned to: translation, then review, then secondary review, as far as the workflow has them.",
    "states": [
      {
        "name": "READY_TO_START",
        "description": "Nothing has been confirmed yet. Nobody is assigned to this stage.",
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
        "description": "A second reviewer, often the customer's, makes approved segments final."
      },
      {
        "name": "DONE",
        "description": "The work is finished. Nobody is assigned to this stage.",
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
          "The e-mails of the stage assignments appear on the documents."
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
          "event": "The last segment is confirmed and the workflow has a review.",
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
          "event": "The last segment is confirmed and the workflow has no review.",
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
          "event": "The last segment is reviewed and the workflow has a secondary review.",
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
          "event": "The last segment is reviewed and the workflow has no secondary review.",
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
          "event": "The last segment is final.",
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
    "title": "Segment",
    "entity": "Segment",
    "field": "Segment.is_confirmed",
    "alsoFields": [
      "Segment.is_reviewed"
    ],
    "description": "Linguists work in any CAT tool on the XLIFF of [downloadDocument](#downloadDocument); uploading the finished file with [uploadDocument](#uploadDocument) moves the segments, each by the `state` of its `<target>`. `approved=\"yes\"` without a state counts as `signed-off`. Final and reviewed segments look alike on the wire (`is_reviewed` is true); only the project state tells them apart.",
    "states": [
      {
        "name": "draft",
        "description": "The target is empty or only proposed. `is_confirmed` and `is_reviewed` are false.",
        "initial": true
      },
      {
        "name": "confirmed",
        "description": "A translator has accepted the target, and the memory has it. `is_confirmed` is true."
      },
      {
        "name": "reviewed",
        "description": "A reviewer has approved the target. `is_confirmed` and `is_reviewed` are true."
      },
      {
        "name": "final",
        "description": "A secondary reviewer has approved the target. `is_confirmed` and `is_reviewed` are true."
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
          "when": "the XLIFF target has the state `translated`",
          "short": "translated"
        },
        "effects": [
          "The pair enters the memory at once: the next query or translation finds it."
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
          "The pair enters the memory at once: the next query or translation finds it."
        ]
      },
      {
        "from": "draft",
        "to": "reviewed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF target is `signed-off` or `approved=\"yes\"`",
          "short": "signed-off or approved"
        },
        "effects": [
          "The segment is confirmed too.",
          "The pair enters the memory at once: the next query or translation finds it."
        ]
      },
      {
        "from": "confirmed",
        "to": "reviewed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF target is `signed-off` or `approved=\"yes\"`",
          "short": "signed-off or approved"
        },
        "effects": [
          "A new target replaces the memory's entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "draft",
        "to": "final",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF target has the state `final`",
          "short": "final"
        },
        "effects": [
          "The segment is confirmed and reviewed too.",
          "The pair enters the memory at once: the next query or translation finds it."
        ]
      },
      {
        "from": "confirmed",
        "to": "final",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF target has the state `final`",
          "short": "final"
        },
        "effects": [
          "The segment is reviewed too.",
          "A new target replaces the memory's entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "reviewed",
        "to": "final",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF target has the state `final`",
          "short": "final"
        },
        "effects": [
          "A new target replaces the memory's entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "confirmed",
        "to": "confirmed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF has a new target with the state `translated`",
          "short": "new target, translated"
        },
        "effects": [
          "A new target replaces the memory's entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "reviewed",
        "to": "confirmed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF has a new target with the state `translated`",
          "short": "new target, translated"
        },
        "effects": [
          "A new target replaces the memory's entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "final",
        "to": "confirmed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF has a new target with the state `translated`",
          "short": "new target, translated"
        },
        "effects": [
          "A new target replaces the memory's entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "reviewed",
        "to": "reviewed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF has a new target that is `signed-off` or `approved=\"yes\"`",
          "short": "new target, signed-off"
        },
        "effects": [
          "A new target replaces the memory's entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "final",
        "to": "reviewed",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF has a new target that is `signed-off` or `approved=\"yes\"`",
          "short": "new target, signed-off"
        },
        "effects": [
          "A new target replaces the memory's entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "final",
        "to": "final",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF has a new target with the state `final`",
          "short": "new target, final"
        },
        "effects": [
          "A new target replaces the memory's entry, which keeps its `segment_id`."
        ]
      },
      {
        "from": "draft",
        "to": "draft",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF target is empty or has any other state",
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
          "when": "the XLIFF target is empty or has any other state",
          "short": "empty or any other state"
        },
        "effects": [
          "The target is stored.",
          "The memory's entry is removed."
        ]
      },
      {
        "from": "reviewed",
        "to": "draft",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF target is empty or has any other state",
          "short": "empty or any other state"
        },
        "effects": [
          "The target is stored.",
          "The memory's entry is removed."
        ]
      },
      {
        "from": "final",
        "to": "draft",
        "trigger": {
          "operation": "uploadDocument",
          "when": "the XLIFF target is empty or has any other state",
          "short": "empty or any other state"
        },
        "effects": [
          "The target is stored.",
          "The memory's entry is removed."
        ]
      }
    ]
  },
  "document-import": {
    "id": "document-import",
    "title": "Import of a document",
    "entity": "Document",
    "field": "Document.import_in_progress",
    "alsoFields": [
      "Document.import_succeeded",
      "Document.import_error_message"
    ],
    "description": "A document's text is extracted after the upload. Up to 1 MiB this happens within the request; for larger files poll [listProjects](#listProjects) until `import_in_progress` is false.",
    "states": [
      {
        "name": "importing",
        "description": "`import_in_progress` is true. A download is refused with `importing`.",
        "initial": true
      },
      {
        "name": "imported",
        "description": "`import_succeeded` is true and the document has segments.",
        "final": true
      },
      {
        "name": "failed",
        "description": "Neither flag is true, and `import_error_message` holds the reason.",
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
          "`status.pretranslation` is `pending` if pretranslation was asked for, else `idle`.",
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
          "The document of each file is made in every project.",
          "`status.pretranslation` is `pending` if the language pair asks for pretranslation, else `idle`."
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
          "The segments appear.",
          "Word counts and the project's state are computed."
        ]
      },
      {
        "from": "importing",
        "to": "failed",
        "trigger": {
          "event": "The file cannot be read: its type is unsupported, it is damaged, or it holds no text.",
          "short": "file cannot be read"
        },
        "effects": [
          "`import_error_message` holds the reason.",
          "`status.pretranslation` becomes `idle`.",
          "A download is refused with `import-failed`."
        ]
      }
    ]
  },
  "pretranslation": {
    "id": "pretranslation",
    "title": "Pretranslation of a document",
    "entity": "Document",
    "field": "Document.status.pretranslation",
    "alsoFields": [
      "Document.is_pretranslating"
    ],
    "description": "Pretranslation runs in the background after the upload. `is_pretranslating` is true while it is pending or running, and downloads answer 502 meanwhile. Poll [listProjects](#listProjects) until it is false.",
    "states": [
      {
        "name": "idle",
        "description": "No pretranslation waits or runs, because none was asked for or because it has ended.",
        "initial": true
      },
      {
        "name": "pending",
        "description": "Pretranslation waits for the import or for a free worker.",
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
          "Downloads are refused with `pretranslating` (502) from now on."
        ]
      },
      {
        "from": null,
        "to": "idle",
        "trigger": {
          "operation": "createJob",
          "when": "`pretranslate` of the language pair is false",
          "short": "without pretranslate"
        },
        "effects": []
      },
      {
        "from": null,
        "to": "pending",
        "trigger": {
          "operation": "createJob",
          "when": "`pretranslate` of the language pair is true",
          "short": "with pretranslate"
        },
        "effects": [
          "Downloads are refused with `pretranslating` (502) from now on."
        ]
      },
      {
        "from": "pending",
        "to": "running",
        "trigger": {
          "event": "The import is done and a worker is free.",
          "short": "import done, worker free"
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
          "`import_error_message` holds the reason."
        ]
      },
      {
        "from": "running",
        "to": "idle",
        "trigger": {
          "event": "Every segment has been tried.",
          "short": "every segment tried"
        },
        "effects": [
          "Targets that were found are drafts; with auto-accept, exact matches are confirmed.",
          "The project's state is computed again.",
          "The document can be downloaded."
        ]
      }
    ]
  },
  "document-export": {
    "id": "document-export",
    "title": "Export of a document",
    "entity": "Document",
    "field": "Document.export_in_progress",
    "alsoFields": [
      "Document.export_succeeded",
      "Document.export_error_message"
    ],
    "description": "The export flags of a document tell of the last [downloadDocument](#downloadDocument) or export of its job.",
    "states": [
      {
        "name": "not exported",
        "description": "The document was never exported. Neither flag is true and the message is empty.",
        "initial": true
      },
      {
        "name": "exporting",
        "description": "`export_in_progress` is true while the file is built."
      },
      {
        "name": "exported",
        "description": "`export_succeeded` is true: the last export gave a file."
      },
      {
        "name": "failed",
        "description": "Neither flag is true, and `export_error_message` says why the last export gave no file."
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
          "`export_error_message` becomes empty."
        ]
      },
      {
        "from": "exporting",
        "to": "failed",
        "trigger": {
          "event": "The file cannot be built.",
          "short": "file cannot be built"
        },
        "effects": [
          "`export_error_message` holds the reason.",
          "[downloadDocument](#downloadDocument) answers with `document-export-failed`."
        ]
      }
    ]
  },
  "content-stream": {
    "id": "content-stream",
    "title": "Stream of generated content",
    "entity": "Content",
    "field": "Content.content",
    "description": "[generateCreateContent](#generateCreateContent) and [regenerateCreateContent](#regenerateCreateContent) answer with server-sent events. Each call is one stream; what it has written so far is never lost.",
    "states": [
      {
        "name": "streaming",
        "description": "Events without a name carry the text piece by piece.",
        "initial": true
      },
      {
        "name": "done",
        "description": "The text is complete: `fullcontent` and `[DONE]` were sent and the stream is closed.",
        "final": true
      },
      {
        "name": "broken off",
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
          "The content is stored before the first event."
        ]
      },
      {
        "from": null,
        "to": "streaming",
        "trigger": {
          "operation": "regenerateCreateContent"
        },
        "effects": [
          "The content keeps its id, and its text is replaced."
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
          "The event `fullcontent` brings the whole [Content](#Content).",
          "An event without a name with the data `[DONE]` follows, and the stream is closed."
        ]
      },
      {
        "from": "streaming",
        "to": "broken off",
        "trigger": {
          "event": "Generation fails.",
          "short": "generation fails"
        },
        "effects": [
          "The event `error` brings a message and the stream is closed.",
          "The text so far stays."
        ]
      },
      {
        "from": "streaming",
        "to": "broken off",
        "trigger": {
          "event": "The client goes away.",
          "short": "client goes away"
        },
        "effects": [
          "The work stops.",
          "The text so far stays."
        ]
      }
    ]
  }
} as const satisfies Record<string, DeepReadonly<StateMachine>>;

export const limits = {
  "quota": {
    "id": "quota",
    "title": "Request quota",
    "value": 4000,
    "unit": "requests a minute",
    "kind": "quota",
    "where": [
      "errors-and-rate-limits",
      "error-quota"
    ],
    "description": "A key may make 4,000 requests within 60 seconds of its first one; every answered request counts, also refused ones. Request 4,001 is refused with 429."
  },
  "quota-wait": {
    "id": "quota-wait",
    "title": "Wait after the quota",
    "value": 60,
    "unit": "seconds",
    "kind": "quota",
    "where": [
      "errors-and-rate-limits",
      "error-quota"
    ],
    "description": "After the quota is used up, every request of the key is refused for 60 seconds. `Retry-After` says how long is left; asking meanwhile does not prolong the wait."
  },
  "overload-wait": {
    "id": "overload-wait",
    "title": "Wait when the server is busy",
    "value": 5,
    "unit": "seconds",
    "kind": "quota",
    "where": [
      "error-overload"
    ],
    "description": "A server that is too busy answers 503 with `Retry-After: 5`."
  },
  "key-change": {
    "id": "key-change",
    "title": "Effect of a key change",
    "value": 1,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "authentication"
    ],
    "description": "A key that is made or revoked on the command line works or stops working within one second."
  },
  "preflight-age": {
    "id": "preflight-age",
    "title": "Age of a preflight",
    "value": 600,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "cors"
    ],
    "description": "Browsers may keep the answer to a CORS preflight for 600 seconds. Preflights need no key and do not count towards the quota."
  },
  "json-body": {
    "id": "json-body",
    "title": "JSON body",
    "value": 1048576,
    "unit": "bytes",
    "kind": "limit",
    "where": [
      "formats",
      "error-too-large"
    ],
    "description": "A JSON body has at most 1 MiB unless the server is configured otherwise. More is refused with 413."
  },
  "upload": {
    "id": "upload",
    "title": "Uploaded file",
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
    "description": "An uploaded file has at most 1 GiB unless the server is configured otherwise. More is refused with 413 before the rest is read."
  },
  "name": {
    "id": "name",
    "title": "Names",
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
    "description": "A name has 1 to 255 characters, counted as Unicode code points after white space at both ends is removed."
  },
  "webhook-url": {
    "id": "webhook-url",
    "partOf": "name",
    "title": "Webhook URLs",
    "value": 2048,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "createWebhook.body.webhookUrl",
      "updateWebhook.body.webhookUrl"
    ],
    "keyword": "maxLength",
    "description": "A webhook URL has up to 2,048 characters."
  },
  "label": {
    "id": "label",
    "title": "Labels",
    "value": 255,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "addFileLabel.body.name",
      "removeFileLabel.query.name",
      "uploadFile.query.labels"
    ],
    "keyword": "maxLength",
    "description": "A label of a file has 1 to 255 characters and no comma, because lists of labels are separated by commas."
  },
  "file-hash": {
    "id": "file-hash",
    "title": "File hash",
    "value": 128,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "uploadFile.query.file_hash"
    ],
    "keyword": "maxLength",
    "description": "A hash that you send with a file has at most 128 characters. Without one the server takes the MD5 of the body."
  },
  "memory-query": {
    "id": "memory-query",
    "title": "Length of a memory query",
    "value": 5000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "queryMemory.query.query"
    ],
    "keyword": "maxLength",
    "description": "The text to look up has 1 to 5,000 characters."
  },
  "memory-query-n-default": {
    "id": "memory-query-n-default",
    "title": "Matches of a memory query",
    "value": 10,
    "kind": "default",
    "where": [
      "queryMemory.query.n"
    ],
    "keyword": "default",
    "description": "A query answers with at most 10 matches unless `n` says otherwise."
  },
  "memory-query-n": {
    "id": "memory-query-n",
    "title": "Most matches of a memory query",
    "value": 100,
    "unit": "matches",
    "kind": "limit",
    "where": [
      "queryMemory.query.n"
    ],
    "keyword": "maximum",
    "description": "`n` is at least 1 and at most 100."
  },
  "match-score": {
    "id": "match-score",
    "title": "Lowest match score",
    "value": 75,
    "unit": "percent",
    "kind": "limit",
    "where": [
      "TranslationMemoryEntry.score"
    ],
    "keyword": "minimum",
    "description": "Entries that are less than 75 percent alike are no match. 100 is the same text; 75 to 99 are fuzzy matches."
  },
  "has-header-row-default": {
    "id": "has-header-row-default",
    "title": "Header row of a table",
    "value": false,
    "kind": "default",
    "where": [
      "importMemory.header.has_header_row"
    ],
    "keyword": "default",
    "description": "The first row of a CSV, TSV or XLSX file is read as an entry unless `has_header_row` is true."
  },
  "skip-duplicates-default": {
    "id": "skip-duplicates-default",
    "title": "Duplicates in an import",
    "value": false,
    "kind": "default",
    "where": [
      "importMemory.header.skip_duplicates"
    ],
    "keyword": "default",
    "description": "Pairs that the memory already has are stored again unless `skip_duplicates` is true."
  },
  "allowable-percentage-default": {
    "id": "allowable-percentage-default",
    "title": "Percentage of an SDLXLIFF filter",
    "value": -1,
    "kind": "default",
    "where": [
      "SdlxliffFilter.allowablePercentage"
    ],
    "keyword": "default",
    "description": "A percentage of −1, the default, means any value; another number means at least that many percent."
  },
  "allow-unlocked-segments-default": {
    "id": "allow-unlocked-segments-default",
    "title": "Unlocked segments of an SDLXLIFF filter",
    "value": true,
    "kind": "default",
    "where": [
      "SdlxliffFilter.allowUnlockedSegments"
    ],
    "keyword": "default",
    "description": "A filter also takes segments that are not locked unless `allowUnlockedSegments` is false."
  },
  "term-entry": {
    "id": "term-entry",
    "title": "Length of a term",
    "value": 10000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "importMemory"
    ],
    "description": "An entry of a term file with more than 10,000 characters is skipped; the other rows are imported."
  },
  "term-columns": {
    "id": "term-columns",
    "partOf": "term-entry",
    "title": "Columns of a term file",
    "value": 1000,
    "unit": "columns",
    "kind": "limit",
    "where": [
      "importMemory"
    ],
    "description": "A CSV, TSV or XLSX file of terms may have up to 1,000 metadata columns. A file with more can't be imported."
  },
  "import-time": {
    "id": "import-time",
    "title": "Time of a small import",
    "value": 5,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "importMemory",
      "Memory.is_processing"
    ],
    "description": "An idle server finishes an import of up to 1,000 pairs, or a file of up to 100 kB, within 5 seconds."
  },
  "source": {
    "id": "source",
    "title": "Source text",
    "value": 5000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "translateText.body.source",
      "error-source-too-long"
    ],
    "keyword": "maxLength",
    "description": "The text of one translation has at most 5,000 characters, counted as Unicode code points."
  },
  "source-default": {
    "id": "source-default",
    "title": "Absent source text",
    "value": "",
    "kind": "default",
    "where": [
      "translateText.body.source"
    ],
    "keyword": "default",
    "description": "A source that is not sent is the empty text, which has no translations."
  },
  "translate-n-default": {
    "id": "translate-n-default",
    "title": "Translations of a text",
    "value": 1,
    "kind": "default",
    "where": [
      "translateText.body.n"
    ],
    "keyword": "default",
    "description": "One machine translation, and one exact match if there is any, unless `n` asks for more."
  },
  "translate-n": {
    "id": "translate-n",
    "title": "Most translations of a text",
    "value": 10,
    "unit": "translations",
    "kind": "limit",
    "where": [
      "translateText.body.n"
    ],
    "keyword": "maximum",
    "description": "`n` is at least 1 and at most 10."
  },
  "rich-default": {
    "id": "rich-default",
    "title": "Rich answer",
    "value": false,
    "kind": "default",
    "where": [
      "translateText.body.rich"
    ],
    "keyword": "default",
    "description": "Words, delimiters, alignment and provenance are left out unless `rich` is true."
  },
  "tm-matches-default": {
    "id": "tm-matches-default",
    "title": "Exact matches in the answer",
    "value": true,
    "kind": "default",
    "where": [
      "translateText.body.tm_matches"
    ],
    "keyword": "default",
    "description": "Exact matches of the memory are listed before machine translations unless `tm_matches` is false."
  },
  "project-tags-default": {
    "id": "project-tags-default",
    "title": "Tags in the target",
    "value": false,
    "kind": "default",
    "where": [
      "translateText.body.project_tags"
    ],
    "keyword": "default",
    "description": "Inline tags of the source are dropped unless `project_tags` is true."
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
    "description": "The source is read as plain text unless `containsICUData` is true."
  },
  "translate-files": {
    "id": "translate-files",
    "title": "Files in one translation request",
    "value": 100,
    "unit": "files",
    "kind": "limit",
    "where": [
      "translateFiles.query.fileId",
      "translateFiles.body.fileId"
    ],
    "keyword": "maxItems",
    "description": "One request names 1 to 100 files."
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
    "description": "Exact matches of the memory are used verbatim unless `withTM` is false."
  },
  "archive-ratio": {
    "id": "archive-ratio",
    "title": "Compression of a file",
    "value": 100,
    "unit": "times its size",
    "kind": "limit",
    "where": [
      "reason-file-extraction-error"
    ],
    "description": "A file that is an archive, such as `.docx`, may unpack to 100 times its size. Beyond that it fails with \"File extraction error\"."
  },
  "archive-entries": {
    "id": "archive-entries",
    "title": "Entries of a packed file",
    "value": 10000,
    "unit": "entries",
    "kind": "limit",
    "where": [
      "reason-file-extraction-error"
    ],
    "description": "A file that is an archive holds at most 10,000 entries."
  },
  "archive-size": {
    "id": "archive-size",
    "title": "Unpacked size of a file",
    "value": 1073741824,
    "unit": "bytes",
    "kind": "limit",
    "where": [
      "reason-file-extraction-error"
    ],
    "description": "A file that is an archive unpacks to at most 1 GiB."
  },
  "template": {
    "id": "template",
    "title": "Template name",
    "value": 100,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "generateCreateContent.body.template",
      "updateCreateContent.body.template"
    ],
    "keyword": "maxLength",
    "description": "The name of a template has 1 to 100 characters."
  },
  "content-length-default": {
    "id": "content-length-default",
    "title": "Length of generated content",
    "value": 250,
    "kind": "default",
    "where": [
      "generateCreateContent.body.templateParams.contentLength"
    ],
    "keyword": "default",
    "description": "Generated text has about 250 words unless `contentLength` says otherwise. The default is applied, not stored."
  },
  "content-length": {
    "id": "content-length",
    "title": "Greatest length of generated content",
    "value": 5000,
    "unit": "words",
    "kind": "limit",
    "where": [
      "generateCreateContent.body.templateParams.contentLength"
    ],
    "keyword": "maximum",
    "description": "`contentLength` is at least 1 and at most 5,000 words."
  },
  "sections": {
    "id": "sections",
    "title": "Sections of generated content",
    "value": 50,
    "unit": "sections",
    "kind": "limit",
    "where": [
      "generateCreateContent.body.templateParams.sections"
    ],
    "keyword": "maxItems",
    "description": "Content has at most 50 sections."
  },
  "summary": {
    "id": "summary",
    "title": "Summary for generated content",
    "value": 5000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "generateCreateContent.body.templateParams.summary"
    ],
    "keyword": "maxLength",
    "description": "The summary has at most 5,000 characters."
  },
  "preferences": {
    "id": "preferences",
    "title": "Tone and style guide",
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
    "description": "Tone and style guide have at most 5,000 characters each."
  },
  "stream-first-event": {
    "id": "stream-first-event",
    "title": "First event of a stream",
    "value": 1,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "streaming",
      "generateCreateContent",
      "regenerateCreateContent"
    ],
    "description": "A stream brings its first event within one second."
  },
  "stream-heartbeat": {
    "id": "stream-heartbeat",
    "title": "Heartbeat of a stream",
    "value": 15,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "streaming",
      "generateCreateContent",
      "regenerateCreateContent"
    ],
    "description": "A stream sends a comment line every 15 seconds, so that connections are not closed as idle."
  },
  "stream-duration": {
    "id": "stream-duration",
    "title": "Duration of a stream",
    "value": 50,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "streaming",
      "generateCreateContent",
      "regenerateCreateContent"
    ],
    "description": "A stream is closed within 50 seconds."
  },
  "jobs-limit-default": {
    "id": "jobs-limit-default",
    "title": "Jobs on a page",
    "value": 25,
    "kind": "default",
    "where": [
      "listJobs.query.limit"
    ],
    "keyword": "default",
    "description": "A page of the jobs list holds 25 jobs unless `limit` says otherwise."
  },
  "jobs-limit": {
    "id": "jobs-limit",
    "title": "Most jobs on a page",
    "value": 50,
    "unit": "jobs",
    "kind": "limit",
    "where": [
      "listJobs.query.limit"
    ],
    "keyword": "maximum",
    "description": "`limit` is at least 1 and at most 50; 51 is refused, not cut down."
  },
  "jobs-offset-default": {
    "id": "jobs-offset-default",
    "title": "First job of a page",
    "value": 0,
    "kind": "default",
    "where": [
      "listJobs.query.offset"
    ],
    "keyword": "default",
    "description": "A page begins with the newest job unless `offset` says how many to pass over."
  },
  "jobs-offset": {
    "id": "jobs-offset",
    "title": "Least offset",
    "value": 0,
    "unit": "jobs",
    "kind": "limit",
    "where": [
      "listJobs.query.offset"
    ],
    "keyword": "minimum",
    "description": "`offset` is never below 0."
  },
  "job-files": {
    "id": "job-files",
    "title": "Files of a job",
    "value": 1000,
    "unit": "files",
    "kind": "limit",
    "where": [
      "createJob.body.fileIds"
    ],
    "keyword": "maxItems",
    "description": "A job is made of 1 to 1,000 files."
  },
  "job-pairs": {
    "id": "job-pairs",
    "title": "Language pairs of a job",
    "value": 200,
    "unit": "language pairs",
    "kind": "limit",
    "where": [
      "createJob.body.languagePairs"
    ],
    "keyword": "maxItems",
    "description": "A job has at most 200 language pairs."
  },
  "job-pairs-min": {
    "id": "job-pairs-min",
    "partOf": "job-pairs",
    "title": "Least language pairs of a job",
    "value": 1,
    "unit": "language pairs",
    "kind": "limit",
    "where": [
      "createJob.body.languagePairs"
    ],
    "keyword": "minItems",
    "description": "It has at least one."
  },
  "job-documents": {
    "id": "job-documents",
    "partOf": "job-pairs",
    "title": "Documents of a job",
    "value": 10000,
    "unit": "documents",
    "kind": "limit",
    "where": [
      "createJob",
      "createJob.body.languagePairs"
    ],
    "description": "A job has a document for each file in each language pair, and at most 10,000 of them. With 1,000 files it can have 10 language pairs."
  },
  "pair-pretranslate-default": {
    "id": "pair-pretranslate-default",
    "title": "Pretranslation of a language pair",
    "value": false,
    "kind": "default",
    "where": [
      "LanguagePair.pretranslate"
    ],
    "keyword": "default",
    "description": "The documents of a job are not pretranslated unless the language pair says so."
  },
  "pair-auto-accept-default": {
    "id": "pair-auto-accept-default",
    "title": "Auto-accept of a language pair",
    "value": false,
    "kind": "default",
    "where": [
      "LanguagePair.autoAccept"
    ],
    "keyword": "default",
    "description": "Exact matches of pretranslation stay drafts unless `autoAccept` is true."
  },
  "pair-case-sensitive-default": {
    "id": "pair-case-sensitive-default",
    "title": "Case in exact matches of a language pair",
    "value": false,
    "kind": "default",
    "where": [
      "LanguagePair.caseSensitive"
    ],
    "keyword": "default",
    "description": "Text that differs only in case counts as an exact match unless `caseSensitive` is true."
  },
  "pair-match-attribution-default": {
    "id": "pair-match-attribution-default",
    "title": "Match attribution of a language pair",
    "value": false,
    "kind": "default",
    "where": [
      "LanguagePair.takeMatchAttribution"
    ],
    "keyword": "default",
    "description": "Accepted segments are credited to the user of the key unless `takeMatchAttribution` is true."
  },
  "processing-error": {
    "id": "processing-error",
    "title": "Processing error message",
    "value": 1000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "updateJob.body.processingErrorMsg"
    ],
    "keyword": "maxLength",
    "description": "The message has at most 1,000 characters."
  },
  "due-milliseconds": {
    "id": "due-milliseconds",
    "title": "Smallest date in milliseconds",
    "value": 100000000000,
    "unit": "milliseconds",
    "kind": "limit",
    "where": [
      "updateJob.body.dueDate"
    ],
    "description": "A number from 10¹¹ up is read as milliseconds since 1970, a smaller one as seconds."
  },
  "import-in-request": {
    "id": "import-in-request",
    "title": "Import within the request",
    "value": 1048576,
    "unit": "bytes",
    "kind": "limit",
    "where": [
      "createJob",
      "uploadDocument",
      "Job.creationStatus",
      "Document.import_in_progress"
    ],
    "description": "Files of up to 1 MiB, in all of a job's documents or in one document, are imported before the answer. Larger ones are imported in the background."
  },
  "segments-in-request": {
    "id": "segments-in-request",
    "partOf": "import-in-request",
    "title": "Segments read within the request",
    "value": 5000,
    "unit": "segments",
    "kind": "limit",
    "where": [
      "createJob",
      "uploadDocument",
      "Job.creationStatus",
      "Document.import_in_progress"
    ],
    "description": "A document of more than 5,000 segments is imported in the background, and so is finished XLIFF of more than 5,000 units."
  },
  "document-segments": {
    "id": "document-segments",
    "partOf": "import-in-request",
    "title": "Segments of a document",
    "value": 500000,
    "unit": "segments",
    "kind": "limit",
    "where": [
      "createJob",
      "uploadDocument",
      "translateFiles",
      "Document.import_error_message"
    ],
    "description": "A document has up to 500,000 segments. A file with more fails with `File extraction error`."
  },
  "documents-in-request": {
    "id": "documents-in-request",
    "partOf": "import-in-request",
    "title": "Documents imported within the request",
    "value": 50,
    "unit": "documents",
    "kind": "limit",
    "where": [
      "createJob",
      "Job.creationStatus"
    ],
    "description": "A job of up to 50 documents, one for each file in each language pair, is imported before the response if they have up to 1 MiB in all. Others are imported in the background."
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
    "description": "A project's `llm_provider` is `neural` unless another is named."
  },
  "job-type-default": {
    "id": "job-type-default",
    "title": "Job type of a project",
    "value": "TRANSLATION",
    "kind": "default",
    "where": [
      "createProject.body.job_type"
    ],
    "keyword": "default",
    "description": "A project is a translation unless `job_type` is `PROMPT_RESPONSE`."
  },
  "sample-review-default": {
    "id": "sample-review-default",
    "title": "Share of segments to review",
    "value": 100,
    "kind": "default",
    "where": [
      "createProject.body.sample_review_percentage"
    ],
    "keyword": "default",
    "description": "The share is 100 percent unless another is sent. It is informative and changes no state."
  },
  "sample-review": {
    "id": "sample-review",
    "title": "Greatest share of segments to review",
    "value": 100,
    "unit": "percent",
    "kind": "limit",
    "where": [
      "createProject.body.sample_review_percentage"
    ],
    "keyword": "maximum",
    "description": "The share is a whole number from 0 to 100."
  },
  "metadata-keys": {
    "id": "metadata-keys",
    "title": "Metadata of a project",
    "value": 50,
    "unit": "keys",
    "kind": "limit",
    "where": [
      "createProject.body.metadata"
    ],
    "keyword": "maxProperties",
    "description": "Metadata has at most 50 keys; values are strings, numbers or booleans."
  },
  "guidelines": {
    "id": "guidelines",
    "title": "Additional guidelines",
    "value": 5000,
    "unit": "characters",
    "kind": "limit",
    "where": [
      "createProject.body.additional_guidelines"
    ],
    "keyword": "maxLength",
    "description": "Additional guidelines have at most 5,000 characters."
  },
  "archived-default": {
    "id": "archived-default",
    "title": "Archived projects in the list",
    "value": true,
    "kind": "default",
    "where": [
      "listProjects.query.archived"
    ],
    "keyword": "default",
    "description": "The projects list holds archived projects too unless `archived` is false."
  },
  "is-xliff-default": {
    "id": "is-xliff-default",
    "title": "Format of a downloaded document",
    "value": true,
    "kind": "default",
    "where": [
      "downloadDocument.query.is_xliff"
    ],
    "keyword": "default",
    "description": "A document is downloaded as XLIFF 1.2 unless `is_xliff` is false."
  },
  "auto-accept-default": {
    "id": "auto-accept-default",
    "title": "Auto-accept of a document",
    "value": false,
    "kind": "default",
    "where": [
      "uploadDocument.header.auto_accept"
    ],
    "keyword": "default",
    "description": "Exact matches of pretranslation stay drafts unless `auto_accept` is true."
  },
  "case-sensitive-default": {
    "id": "case-sensitive-default",
    "title": "Case in exact matches of a document",
    "value": false,
    "kind": "default",
    "where": [
      "uploadDocument.header.case_sensitive"
    ],
    "keyword": "default",
    "description": "Text that differs only in case counts as an exact match unless `case_sensitive` is true."
  },
  "match-attribution-default": {
    "id": "match-attribution-default",
    "title": "Match attribution of a document",
    "value": false,
    "kind": "default",
    "where": [
      "uploadDocument.header.match_attribution"
    ],
    "keyword": "default",
    "description": "Accepted segments are credited to the user of the key unless `match_attribution` is true."
  },
  "detect-default": {
    "id": "detect-default",
    "title": "Language detection",
    "value": false,
    "kind": "default",
    "where": [
      "uploadFile.query.langId"
    ],
    "keyword": "default",
    "description": "The language of a file is detected only if `langId` is true."
  },
  "category-default": {
    "id": "category-default",
    "title": "Category of a file",
    "value": "API",
    "kind": "default",
    "where": [
      "uploadFile.query.category"
    ],
    "keyword": "default",
    "description": "A file is of the category `API` unless `REFERENCE` is sent."
  },
  "webhook-timeout": {
    "id": "webhook-timeout",
    "title": "Time to answer a webhook",
    "value": 15,
    "unit": "seconds",
    "kind": "limit",
    "where": [
      "webhook-deliveries"
    ],
    "description": "A delivery succeeded when your server answers it with any 2xx status within 15 seconds. Redirects are failures."
  },
  "webhook-retries": {
    "id": "webhook-retries",
    "title": "Retries of a webhook",
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
    "description": "A failed delivery is repeated after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, each slightly varied; then it is given up. An answer of 410 ends the retries and switches the webhook off until it is changed."
  },
  "webhook-event-types": {
    "id": "webhook-event-types",
    "title": "Event types of a webhook",
    "value": 1,
    "unit": "event types",
    "kind": "limit",
    "where": [
      "Webhook.eventType"
    ],
    "keyword": "minItems",
    "description": "A webhook listens to at least one event type."
  }
} as const satisfies Record<string, DeepReadonly<Limit>>;
