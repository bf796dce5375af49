/** A widget that throws twice on a page is set aside for the session (view-engine.md). */
const LIMIT = 2

function createFaults() {
  const counts = new Map<string, number>()
  const keyOf = (url: string, id: string) => `${url} ${id}`
  return {
    add(url: string, id: string): void {
      counts.set(keyOf(url, id), (counts.get(keyOf(url, id)) ?? 0) + 1)
    },
    isSetAside: (url: string, id: string): boolean => (counts.get(keyOf(url, id)) ?? 0) >= LIMIT,
  }
}

export const faults = createFaults()
