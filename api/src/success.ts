export type SuccessOf<Operation extends { responses: object }> = Operation["responses"] extends infer Responses
  ? Responses[Extract<keyof Responses, 200 | 201 | 204>] extends { content: { "application/json": infer Value } }
    ? Value
    : undefined
  : never;
