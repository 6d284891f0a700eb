declare module "virtual:sandbox-seed" {
  /** The URL of the seed. */
  const address: string;
  export default address;
}

declare module "*.wasm?url" {
  const address: string;
  export default address;
}
