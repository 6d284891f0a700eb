declare module "virtual:sandbox-seed" {
  /** The address of the seed. */
  const address: string;
  export default address;
}

declare module "*.wasm?url" {
  const address: string;
  export default address;
}
