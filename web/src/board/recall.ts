// Remembers what was made last, for as long as what it is made from reads the same.

/** Gives the last value of a key while its source, plain data, is as it was; else makes it anew. */
export function recall<Value>(): (key: string, source: unknown, make: () => Value) => Value {
  const last = new Map<string, { readonly text: string; readonly value: Value }>();
  return (key, source, make) => {
    const text = JSON.stringify(source);
    const known = last.get(key);
    if (known?.text === text) return known.value;
    const value = make();
    last.set(key, { text, value });
    return value;
  };
}
