import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { stopDefaults } from "../../server/src/node/settings/settings.ts";
import { root } from "../run.ts";
import { version } from "./manifest.ts";

const deploy = join(root, "deploy");
const read = (path: string) => readFileSync(join(deploy, path), "utf8");
const kubernetes = globSync("*.yaml", { cwd: join(deploy, "kubernetes") });
const resources = kubernetes.map((file) => parse(read(`kubernetes/${file}`)));
const resourceOf = (kind: string) => resources.find((each) => each.kind === kind);

test("files for deployment name settings that the manual explains, and no others", () => {
  const pages = globSync("docs/operations/*.md", { cwd: root });
  const manual = pages.map((page) => readFileSync(join(root, page), "utf8")).join("\n");
  const files = globSync("**/*", { cwd: deploy, withFileTypes: true }).filter((each) => each.isFile());
  const named = files.flatMap(({ parentPath, name }) => {
    const text = readFileSync(join(parentPath, name), "utf8");
    return [...text.matchAll(/(?<![\w$@{])(?:PARLANCE_[A-Z0-9_]+|DATABASE_URL)/g)].map(([variable]) => variable);
  });
  expect(new Set(named).size).toBeGreaterThan(8);
  // Only Caddy uses the site's host name.
  for (const variable of new Set(named)) if (variable !== "PARLANCE_HOST") expect(manual).toContain(`\`${variable}`);
});

test("the image takes the package of its version, whatever else is in the folder", () => {
  const [build = ""] = read("Dockerfile")
    .split(/\n(?=FROM )/)
    .slice(1);
  expect(build).toContain(`\nARG VERSION=${version}\n`);
  expect(build).toMatch(/\nCOPY openparlance-\$\{VERSION\}\.tgz /);
  expect(build).not.toContain("*");
});

test("the image runs without rights, with a health check, and ends at SIGTERM", () => {
  const text = read("Dockerfile");
  const final = text.slice(text.lastIndexOf("\nFROM "));
  expect(final).toMatch(/^USER (?!0|root)\d+:\d+$/m);
  for (const line of ["HEALTHCHECK", "STOPSIGNAL SIGTERM", "VOLUME /data", `ARG VERSION=${version}`]) {
    expect(final).toContain(`\n${line}`);
  }
});

test.each(["compose.yaml", "compose.production.yaml"])("%s gives the server a read-only root and no rights", (file) => {
  const { services } = parse(read(file), { merge: true });
  const servers = Object.entries(services).filter(([name]) => name.startsWith("parlance"));
  expect(servers.length).toBe(file === "compose.yaml" ? 1 : 2);
  for (const [, server] of servers) {
    expect(server).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
  }
});

test("the manual runs commands in services of the files for deployment", () => {
  const manual = readFileSync(join(root, "docs/operations/install.md"), "utf8");
  const inCompose = [...manual.matchAll(/docker compose --file deploy\/(\S+) .*?exec (\S+) parlance …/g)];
  expect(inCompose.map(([, file]) => file)).toEqual(["compose.yaml", "compose.production.yaml"]);
  for (const [, file = "", service = ""] of inCompose) {
    expect(parse(read(file), { merge: true }).services).toHaveProperty(service);
  }
  const [, namespace, deployment] = /kubectl exec --namespace (\S+) deployment\/(\S+) -- parlance …/.exec(manual) ?? [];
  expect([namespace, deployment]).toEqual([
    resourceOf("Kustomization").namespace,
    resourceOf("Deployment").metadata.name,
  ]);
});

test("anyone who ends the server waits longer than it takes to stop", () => {
  const patience = [
    resourceOf("Deployment").spec.template.spec.terminationGracePeriodSeconds,
    /^TimeoutStopSec=(\d+)$/m.exec(read("systemd/parlance.service"))?.[1],
    ...["compose.yaml", "compose.production.yaml"].flatMap((file) =>
      Object.entries(parse(read(file), { merge: true }).services)
        .filter(([name]) => name.startsWith("parlance"))
        .map(([, service]) => /^(\d+)s$/.exec((service as { stop_grace_period: string }).stop_grace_period)?.[1]),
    ),
  ].map(Number);
  const { drainSeconds, stopSeconds } = stopDefaults.production;
  expect(patience).toEqual(Array(5).fill(stopSeconds + 10));
  const manual = readFileSync(join(root, "docs/operations/monitor.md"), "utf8").replaceAll(/\s+/g, " ");
  expect(manual).toContain(`wait ${stopSeconds + 10} seconds before they kill the process`);
  expect(manual).toContain(`less often than every ${drainSeconds} seconds`);
});

test("the end of a process that reads a file doesn't end its service", () => {
  expect(read("systemd/parlance.service")).toMatch(/^OOMPolicy=continue$/m);
});

test("Kubernetes is given every resource, and none but those", () => {
  const { resources: listed } = resourceOf("Kustomization");
  const written = kubernetes
    .map((file) => file.replace(".example", ""))
    .filter((file) => file !== "kustomization.yaml");
  expect([...listed].sort()).toEqual(written.sort());
});

test("selectors, names and ports of the Kubernetes resources fit together", () => {
  const { spec } = resourceOf("Deployment");
  const [container] = spec.template.spec.containers;
  const { labels } = spec.template.metadata;
  expect(spec.selector.matchLabels).toEqual(labels);
  expect(resourceOf("Service").spec.selector).toEqual(labels);
  expect(resourceOf("PodDisruptionBudget").spec.selector.matchLabels).toEqual(labels);
  expect(container.envFrom).toEqual([
    { configMapRef: { name: resourceOf("ConfigMap").metadata.name } },
    { secretRef: { name: resourceOf("Secret").metadata.name } },
  ]);
  const mounted = container.volumeMounts.map(({ name }: { name: string }) => name);
  expect(spec.template.spec.volumes.map(({ name }: { name: string }) => name)).toEqual(mounted);
  for (const probe of ["startupProbe", "readinessProbe", "livenessProbe"]) {
    expect(container[probe].httpGet.port).toBe(container.ports[0].name);
  }
  expect(resourceOf("Kustomization").images).toEqual([{ name: container.image, newTag: version }]);
});

test("the pods keep the restricted standard of Kubernetes", () => {
  const { spec } = resourceOf("Deployment").spec.template;
  expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } });
  expect(spec.containers[0].securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ["ALL"] },
  });
});

test("every load balancer of the examples hashes all that a request can have its key in", () => {
  const hashed = "$http_authorization$http_key$arg_key";
  expect(read("nginx.conf")).toContain(`\n  default "${hashed}";\n`);
  const annotations = resourceOf("Ingress").metadata.annotations;
  expect(annotations["nginx.ingress.kubernetes.io/upstream-hash-by"]).toBe(hashed);
  const ofCaddy = ["header.Authorization", "header.Key", "uri.query.key"].map((part) => `{http.request.${part}}`);
  expect(read("Caddyfile")).toContain(`\trequest_header X-Affinity "${ofCaddy.join("")}"\n`);
  const [listener] = parse(read("envoy.yaml")).static_resources.listeners;
  const { virtual_hosts } = listener.filter_chains[0].filters[0].typed_config.route_config;
  expect(virtual_hosts[0].routes[0].route.hash_policy).toEqual([
    { header: { header_name: "authorization" }, terminal: true },
    { header: { header_name: "key" }, terminal: true },
    { query_parameter: { name: "key" } },
  ]);
});
