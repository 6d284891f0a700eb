import "./moved.ts";
import "./filter.ts";
import "./operations.ts";
import "./copy-link.ts";
import "./near.ts";
import "./open-shared.ts";
import "./verify.ts";
