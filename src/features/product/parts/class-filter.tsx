import './class-filter.scss'
import { useQuery } from '../../../engine/data/queries'
import { useTranslate } from '../../../i18n'
import { Tabs } from '../../../ui/choices/choices'
import { View } from '../../../ui/primitives/elements'
import { productClasses } from '../queries-list'

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

export interface ClassFilterProps {
  /** The class ids the page came with: its family is offered. */
  readonly from: string | undefined
  /** The chosen ids, comma-separated; empty is all. */
  readonly value: string
  readonly onChange: (classIds: string) => void
  /** Prefix for element ids. */
  readonly id: string
}

/** Categories to narrow a list with. It waits without a sign: the list below is what people came for. */
export function ClassFilter({ from, value, onChange, id }: ClassFilterProps) {
  const t = useTranslate()
  const { value: tree } = useQuery<readonly ClassNode[]>(productClasses)
  const choices = tree ? classChoices(tree, from) : []
  const items = choices.map(({ ids, name }) => ({
    key: ids,
    label: name || t('product.list.all'),
  }))
  if (tree && items.length < 2) return null
  const active = items.find(({ key }) => key === value)?.key ?? items[0]?.key ?? ''
  return (
    <View className='tp-class-filter'>
      <Tabs
        id={`${id}-class`}
        items={items}
        active={active}
        onChange={onChange}
        label={t('product.list.filter')}
      />
    </View>
  )
}
