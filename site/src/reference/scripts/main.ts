import "./moved.ts";
import "./filter.ts";
import "./calls.ts";
import "./copy-link.ts";
import "./near.ts";
import "./open-shared.ts";
