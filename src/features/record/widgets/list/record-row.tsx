import { memo, useMemo } from 'react'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate, formatDateTime } from '../../../../shared/date'
import { hasOwn, readPath } from '../../../../shared/json'
import { type L10n, type Locale, localize } from '../../../../shared/l10n'
import { IconButton } from '../../../../ui/button/button'
import { HoldRow, SwipeRow } from '../../../../ui/gesture-rows/gesture-rows'
import { Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { SLICE_ROWS, Slice } from '../../../../ui/slice/slice'
import { cellText } from '../../../report'
import type { Field, ListRecord, Template } from '.'

interface RowsProps {
  readonly items: readonly ListRecord[]
  /** Rows of a slice at most: what arrives together leaves the document together. */
  readonly pageSize: number
  readonly template: Template
  readonly onOpen?: (record: ListRecord) => void
  readonly onMenu?: (record: ListRecord) => void
  readonly actions?: RowActions
}

/** A row with two lines, px; a slice measures its own once it is drawn. */
const ROW_HEIGHT = 80

/** Rows in slices: a list of thousands costs no more than what is near the screen. */
export function Rows({ items, pageSize, template, onOpen, onMenu, actions }: RowsProps) {
  const slices = useMemo(() => {
    const size = Math.min(pageSize, SLICE_ROWS)
    const count = Math.ceil(items.length / size)
    return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
  }, [items, pageSize])
  return (
    <View className='tp-records__rows tp-enter' role='list'>
      {slices.map((rows, at) => (
        <Slice
          key={String(rows[0]?.id ?? at)}
          height={rows.length * ROW_HEIGHT}
          // The last one has just been asked for: the reader stands before it.
          eager={at === 0 || at === slices.length - 1}
          order={at}
          holdsMargins
        >
          {() =>
            rows.map((record, row) => (
              <RecordRow
                key={String(record.id ?? row)}
                record={record}
                template={template}
                onOpen={onOpen}
                onMenu={onMenu}
                actions={actions}
              />
            ))
          }
        </Slice>
      ))}
    </View>
  )
}

interface Row {
  readonly id: string
  readonly title: string
  readonly sub: string
  readonly image: string
  readonly tags: readonly string[]
  readonly right: string
}

const TIMES: Readonly<Record<string, (seconds: number, locale: Locale) => string>> = {
  date: formatDate,
  time: formatDateTime,
}

/** A single value as people read it; empty when there is none. */
function plainText(value: unknown, { format, names }: Field, locale: Locale): string {
  if (value === null || value === undefined || value === '') return ''
  const key = String(value)
  if (names && hasOwn(names, key)) return localize(names[key], locale)
  if (typeof value === 'object') return localize(value as L10n, locale)
  const time = format !== undefined && hasOwn(TIMES, format) ? TIMES[format] : undefined
  if (time && typeof value === 'number') return time(value, locale)
  return typeof value === 'number' ? cellText(value, format) : key
}

/** The text of a field with what stands before and after it; nothing of a value that is missing. */
export function fieldText(record: ListRecord, field: Field | undefined, locale: Locale): string {
  if (!field) return ''
  const text = plainText(readPath(record, field.path), field, locale)
  return text && `${localize(field.before, locale)}${text}${localize(field.after, locale)}`
}

/** The texts of a list of tags: a field that holds several gives one each. */
function tagTexts(record: ListRecord, field: Field, locale: Locale): readonly string[] {
  const value = readPath(record, field.path)
  if (!Array.isArray(value)) return [fieldText(record, field, locale)]
  return value.map((one: unknown) => plainText(one, field, locale))
}

/** Most tags beside a row; more would be a paragraph. */
const MOST_TAGS = 4

/** What a record shows in a template. */
export function readRow(record: ListRecord, template: Template, locale: Locale): Row {
  const { title, sub, image, tags, right } = template
  const picture = image === undefined ? undefined : readPath(record, image)
  return {
    id: String(record.id ?? ''),
    title: fieldText(record, title, locale),
    sub: fieldText(record, sub, locale),
    image: typeof picture === 'string' ? picture : '',
    tags: tags
      .flatMap((tag) => tagTexts(record, tag, locale))
      .filter((text) => text !== '')
      .slice(0, MOST_TAGS),
    right: fieldText(record, right, locale),
  }
}

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
