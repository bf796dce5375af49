import './class-tree.scss'
import './class-words.scss'
import { useCallback, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { PAGE_SIZE } from '../../../../shared/constants'
import { fillUrl } from '../../../../shared/url'
import { Icon } from '../../../../ui/icon/icon'
import { IconTile } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { ProductCard } from '../../contract-list'
import { Shelf } from '../../parts/shelf'
import type { Branch, Config, Leaf, Value } from '.'

/** The press of a class (`Open.to`). */
type Follow = (leaf: Leaf) => () => void

/** Categories in two levels: a list at the side, or everything as tiles. */
export function ClassTree({ value, config, id }: WidgetProps<Value, Config>) {
  const open = useOpen()
  const act = useAct()
  const { layout, itemUrl, on } = config
  const follow: Follow = (leaf) =>
    on?.itemTap ? act.to(on.itemTap, leaf) : open.to(fillUrl(itemUrl, leaf))
  if (layout === 'side') return <Side branches={value} follow={follow} id={id} config={config} />
  return (
    <View className='tp-classes--tiles'>
      {value.map((branch) => (
        <View key={branch.id} className='tp-classes__card'>
          <Family branch={branch} follow={follow} />
        </View>
      ))}
    </View>
  )
}

interface SideProps {
  readonly branches: readonly Branch[]
  readonly follow: Follow
  readonly id: string
  readonly config: Config
}

function Side({ branches, follow, id, config }: SideProps) {
  const t = useTranslate()
  const { host } = useServices()
  const [chosen, setChosen] = useState<string>()
  const shown = branches.find((branch) => branch.id === chosen) ?? branches[0]
  if (!shown) return null
  return (
    <View className='tp-classes'>
      <View className='tp-classes__side' role='tablist' label={t('product.class.label')}>
        {branches.map((branch) => (
          <Pressable
            key={branch.id}
            id={`${id}-${branch.id}`}
            role='tab'
            className={cx('tp-classes__tab', branch.id === shown.id && 'tp-classes__tab--on')}
            selected={branch.id === shown.id}
            onTap={() => {
              setChosen(branch.id)
              host.reveal(`${id}-pane`)
            }}
          >
            {branch.name}
          </Pressable>
        ))}
      </View>
      <View className='tp-classes__pane'>
        <View id={`${id}-pane`} />
        <View key={shown.id} className='tp-enter' role='tabpanel' label={shown.name}>
          <Family branch={shown} follow={follow} />
          {config.products && <Products branch={shown} id={id} url={config.productUrl} />}
        </View>
      </View>
    </View>
  )
}

const CONTROLS = ['sort', 'count', 'add'] as const
/** What a card beside the list of classes has room for. */
const FIELDS = ['style', 'price', 'sold', 'add'] as const

interface ProductsProps {
  readonly branch: Branch
  readonly id: string
  readonly url: string
}

/** What is in a class and its parts. */
function Products({ branch, id, url }: ProductsProps) {
  const open = useOpen()
  const show = useCallback((product: ProductCard) => open.to(fillUrl(url, product)), [open, url])
  return (
    <View className='tp-classes__products'>
      <Shelf
        id={id}
        asked={{ classIds: familyOf(branch) }}
        controls={CONTROLS}
        fields={FIELDS}
        layout='1small'
        pageSize={PAGE_SIZE}
        pressOf={show}
      />
    </View>
  )
}

/** Products lie in the leaves, so all of a class are the ids of the whole family. */
const familyOf = ({ id, children }: Branch) => [id, ...children.map((child) => child.id)].join(',')

function Family({ branch, follow }: { branch: Branch; follow: Follow }) {
  const t = useTranslate()
  const { imageUrl } = useServices().host
  const { name, icon, children } = branch
  const all = { id: familyOf(branch), name, icon }
  return (
    <>
      <Pressable
        role='link'
        className='tp-classes__head'
        label={t('product.class.all', { name })}
        onTap={follow(all)}
      >
        <Text className='tp-classes__name'>{name}</Text>
        <Text className='tp-classes__all'>{t('common.all')}</Text>
        <Icon name='chevron-right' size={16} tone='muted' />
      </Pressable>
      <View className='tp-classes__grid'>
        {children.map((child) => (
          <Pressable
            key={child.id}
            role='link'
            wayOnly
            className='tp-classes__leaf'
            onTap={follow(child)}
          >
            <IconTile icon={child.icon} imageUrl={imageUrl} size={56} />
            <Text className='tp-classes__word tp-whole'>{child.name}</Text>
          </Pressable>
        ))}
      </View>
    </>
  )
}
