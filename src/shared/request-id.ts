/** Names one wish of the user, so that asking twice does not get it twice (pitfalls P14). */
export function newRequestId(): string {
  const chance = () => Math.random().toString(36).slice(2, 10)
  return `${Date.now().toString(36)}-${chance()}${chance()}`
}
