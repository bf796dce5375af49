import type { City, CityIndex } from '.'

/** Cities drawn at once: all 340 would be more than a mini-program's page may hold. */
const ENOUGH = 40
const MOST_FOUND = 60

/** Groups from `letter` on, as many as make a screenful, and the letter after them. */
export function groupsFrom(
  index: CityIndex,
  letter: string,
): { readonly groups: CityIndex; readonly next: string | undefined } {
  const start = Math.max(
    0,
    index.findIndex((group) => group.letter === letter),
  )
  let end = start
  let count = 0
  while (end < index.length && count < ENOUGH) {
    count += index[end]?.cities.length ?? 0
    end += 1
  }
  return { groups: index.slice(start, end), next: index[end]?.letter }
}

/** Cities whose name holds `word`; one letter finds all under it. */
export function findCities(index: CityIndex, word: string): readonly City[] {
  const letter = word.toUpperCase()
  const under = index.find((group) => group.letter === letter)
  const found =
    under?.cities ??
    index.flatMap(({ cities }) => cities.filter(({ name }) => name.indexOf(word) >= 0))
  return found.slice(0, MOST_FOUND)
}

/** The city of a city's or a county's id. */
export function cityOf(index: CityIndex, regionId: string): City | undefined {
  if (regionId === '') return undefined
  const id = `${regionId.slice(0, 4)}00`
  for (const { cities } of index) {
    const found = cities.find((city) => city.regionId === id)
    if (found) return found
  }
  return undefined
}
