/** The headers of a call without the type of its body: the host writes that, with the form's boundary. */
export function formHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type'),
  )
}
