import { memo } from 'react'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { IconButton } from '../../../../ui/button/button'
import { HoldRow, SwipeRow } from '../../../../ui/gesture-rows/gesture-rows'
import { Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import type { ListRecord, Template } from '.'
import { type Row, readRow } from './read-row'

/** What a swipe uncovers. */
export interface RowActions {
  readonly edit?: (record: ListRecord) => void
  readonly delete?: (record: ListRecord) => void
}

interface RecordRowProps {
  readonly record: ListRecord
  readonly template: Template
  /** Absent when a tap leads nowhere. */
  readonly onOpen?: (record: ListRecord) => void
  /** Absent when nothing can be done with the record. */
  readonly onMenu?: (record: ListRecord) => void
  readonly actions?: RowActions
}

/** One record: a picture, two lines, tags, and what stands at the right. */
export const RecordRow = memo(function RecordRow(props: RecordRowProps) {
  const { record, template, onOpen, onMenu, actions = {} } = props
  const t = useTranslate()
  const locale = useLocale()
  const row = readRow(record, template, locale)
  const open = onOpen && (() => onOpen(record))
  const contents = <Contents row={row} />
  if (!onMenu && !open) {
    // One element instead of two: what can only be read costs a phone least.
    return (
      <View className='tp-record tp-record--plain' role='listitem'>
        {contents}
      </View>
    )
  }
  if (!onMenu) {
    return (
      <View className='tp-record' role='listitem'>
        <Pressable role='link' className='tp-record__main tp-record__main--tap' onTap={open}>
          {contents}
        </Pressable>
      </View>
    )
  }
  const menu = () => onMenu(record)
  const swipes = (['edit', 'delete'] as const).flatMap((key) => {
    const run = actions[key]
    const danger = key === 'delete'
    return run ? [{ key, name: t(`common.${key}`), danger, onTap: () => run(record) }] : []
  })
  return (
    <View className='tp-record' role='listitem'>
      <SwipeRow actions={swipes}>
        <HoldRow className='tp-record__main tp-record__main--tap' onHold={menu} onTap={open}>
          {contents}
        </HoldRow>
        <IconButton name='more' label={t('record.menuOf', { name: row.title })} onTap={menu} />
      </SwipeRow>
    </View>
  )
})

function Contents({ row: { title, sub, image, tags, right } }: { readonly row: Row }) {
  const { imageUrl } = useServices().host
  return (
    <>
      {image !== '' && <Image className='tp-record__pic' src={imageUrl(image, 56)} alt='' />}
      <View className='tp-record__body'>
        <Text className='tp-record__title'>{title}</Text>
        {sub !== '' && <Text className='tp-record__sub'>{sub}</Text>}
        {tags.length > 0 && (
          <View className='tp-record__tags'>
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </View>
        )}
      </View>
      {right !== '' && <Text className='tp-record__right tp-num'>{right}</Text>}
    </>
  )
}
