interface Place {
  readonly province: string
  readonly city: string
  readonly area: string
}

/** Province, city and area as one text; a city that is its own province is named once. */
export function regionText({ province, city, area }: Place): string {
  return [province, city, area]
    .filter((part, at, all) => part !== '' && part !== all[at - 1])
    .join(' ')
}
