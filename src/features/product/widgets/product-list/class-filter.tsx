import { useQuery } from '../../../../engine/data/queries'
import { useTranslate } from '../../../../i18n'
import { Tabs } from '../../../../ui/choices/choices'
import { Box } from '../../../../ui/primitives/elements'
import { getClassTree } from '../../../record/contract-dictionary'
import { type ClassNode, classChoices } from './class-choices'

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
  const { value: tree } = useQuery<readonly ClassNode[]>({
    key: ['classTree'],
    load: ({ signal }) => getClassTree(undefined, { quiet: true, signal }),
  })
  const choices = tree ? classChoices(tree, from) : []
  const items = choices.map(({ ids, name }) => ({
    key: ids,
    label: name || t('content.product.all'),
  }))
  if (tree && items.length < 2) return null
  const active = items.find(({ key }) => key === value)?.key ?? items[0]?.key ?? ''
  return (
    <Box className='tp-product-list__filter'>
      <Tabs
        id={`${id}-class`}
        items={items}
        active={active}
        onChange={onChange}
        label={t('content.product.filter')}
      />
    </Box>
  )
}
