/**
 * A definition as it was kept. Text that is no JSON goes out as a string: that is how a broken definition
 * looks to the client, inside an envelope that is still whole.
 */
export function readDefinition(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}
