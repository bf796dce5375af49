interface ClassLeaf {
  readonly id: string
  readonly name: string
}

export interface ClassNode extends ClassLeaf {
  readonly children: readonly ClassLeaf[]
}

export interface ClassChoice {
  /** As product/page takes it: ids with commas; empty for everything. */
  readonly ids: string
  /** Empty for the choice that means all. */
  readonly name: string
}

/** A class and all below it: products lie in the leaves. */
const familyIds = ({ id, children }: ClassNode): string =>
  [id, ...children.map((child) => child.id)].join(',')

/**
 * What a list that shows `from` can be narrowed to: a class's children when it came from that class or
 * one of them, the top classes otherwise. The first choice is all of them.
 */
export function classChoices(tree: readonly ClassNode[], from = ''): ClassChoice[] {
  const wanted = from.split(',').filter(Boolean)
  const family = tree.find(
    ({ id, children }) =>
      wanted.includes(id) || children.some((child) => wanted.includes(child.id)),
  )
  if (!family) {
    return [
      { ids: '', name: '' },
      ...tree.map((parent) => ({ ids: familyIds(parent), name: parent.name })),
    ]
  }
  return [
    { ids: familyIds(family), name: '' },
    ...family.children.map(({ id, name }) => ({ ids: id, name })),
  ]
}
