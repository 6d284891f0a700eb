/** Whether a key belongs to an input method. Safari sends the key that ends a composition after its end, with code 229. */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229;
