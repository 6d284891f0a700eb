import { expect, test } from "vitest";
import { findUrlFault, mayConnect, parseNetwork, type WebhookUrlRules } from "./webhook-address.ts";

const production: WebhookUrlRules = { mode: "production", networks: [] };

test.each([
  ["https://hooks.harbour.example/jobs", undefined],
  ["https://8.8.8.8/", undefined],
  ["https://[2606:4700::1111]/", undefined],
  ["not a url", "an absolute URI"],
  ["mailto:a@b.example", "an absolute URI"],
  ["http://hooks.harbour.example/", "an https URI"],
  ["ftp://hooks.harbour.example/", "an https URI"],
  ["https://user:word@hooks.harbour.example/", "a public address"],
  ["https://localhost/", "a public address"],
  ["https://a.localhost./", "a public address"],
  ["https://127.0.0.1/", "a public address"],
  ["https://0x7f.1/", "a public address"],
  ["https://2130706433/", "a public address"],
  ["https://10.1.2.3/", "a public address"],
  ["https://172.31.0.1/", "a public address"],
  ["https://192.168.1.1/", "a public address"],
  ["https://169.254.169.254/", "a public address"],
  ["https://0.0.0.0/", "a public address"],
  ["https://255.255.255.255/", "a public address"],
  ["https://[::1]/", "a public address"],
  ["https://[::]/", "a public address"],
  ["https://[fd00::1]/", "a public address"],
  ["https://[fe80::1]/", "a public address"],
  ["https://[::ffff:10.0.0.1]/", "a public address"],
  ["https://[::ffff:8.8.8.8]/", undefined],
  ["https://100.64.0.1/", "a public address"],
  ["https://100.127.255.255/", "a public address"],
  ["https://100.128.0.1/", undefined],
  ["https://192.0.0.8/", "a public address"],
  ["https://192.0.2.1/", "a public address"],
  ["https://192.88.99.1/", "a public address"],
  ["https://198.19.0.1/", "a public address"],
  ["https://198.51.100.1/", "a public address"],
  ["https://203.0.113.1/", "a public address"],
  ["https://224.0.0.1/", "a public address"],
  ["https://239.255.255.250/", "a public address"],
  ["https://[ff02::1]/", "a public address"],
  ["https://[ff0e::1]/", "a public address"],
  ["https://[2001::1]/", "a public address"],
  ["https://[2001:db8::1]/", "a public address"],
  ["https://[3fff::1]/", "a public address"],
  ["https://[3fff:fff:ffff::1]/", "a public address"],
  ["https://[3fff:1000::1]/", undefined],
  ["https://[64:ff9b::a00:1]/", "a public address"],
  ["https://[64:ff9b::808:808]/", "a public address"],
  ["https://[64:ff9b:1:a00:0:100:808:808]/", "a public address"],
  ["https://[64:ff9b:1::808:808]/", "a public address"],
  ["https://[2002:a00:1::]/", "a public address"],
  ["https://[2002:808:808::1]/", "a public address"],
])("%s in production: %s", (address, fault) => {
  expect(findUrlFault(address, production)).toBe(fault);
});

test.each([
  ["http://localhost:9000/", undefined],
  ["https://10.0.0.1/", undefined],
  ["ftp://a.example/", "an https URI"],
  ["http://a:b@a.example/", "a public address"],
])("%s in development: %s", (address, fault) => {
  expect(findUrlFault(address, { mode: "development", networks: [] })).toBe(fault);
});

test.each([
  ["10.1.2.3", true],
  ["10.2.0.1", false],
  ["fd12::1", true],
  ["fe80::1", false],
  ["::ffff:192.168.0.1", false],
  ["fe80::1%eth0", false],
  ["8.8.8.8", true],
  ["localhost", false],
])("with two private networks allowed, %s may be reached: %s", (address, may) => {
  const networks = ["10.1.0.0/16", "fd12::/16"].flatMap((text) => parseNetwork(text) ?? []);
  expect(networks).toHaveLength(2);
  expect(mayConnect(address, { mode: "production", networks })).toBe(may);
});

test.each(["10.1.0.0", "10.1.0.0/33", "10.1/16", "fd00::/129", "a.example/8", "10.1.0.0/-1", ""])(
  '"%s" is no network',
  (text) => {
    expect(parseNetwork(text)).toBeUndefined();
  },
);
