import '../../parts/pickers.scss'
import { type ComponentType, useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useOnce } from '../../../../engine/actions/use-once'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useTranslate } from '../../../../i18n'
import { isObject, parseJson } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { FormField } from '../../../../ui/form-field/form-field'
import { View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { Sheet, type SheetProps } from '../../../../ui/sheet/sheet'
import { EmptyState, Notice } from '../../../../ui/states/states'
import { Switch } from '../../../../ui/toggles/toggles'
import { useNames } from '../../parts/catalogue'
import type { Field } from '../../rules/describe'
import { findRow, type Raw } from '../../rules/document'
import type { Editing } from './editing'
import { type Finding, useMends, useTitles } from './findings'
import type { ControlProps } from './plain-controls'

/** What is chosen and not written. */
export type PickKind = 'link' | 'icon' | 'asset' | 'action' | 'source' | 'map'

export interface PickerProps extends ControlProps {
  readonly kind: PickKind
  /** The controls there are, handed on: a part of the editor that brought them itself would be too large. */
  readonly parts: Readonly<
    Record<'Control' | 'Line' | 'Json' | 'Reset', ComponentType<ControlProps>>
  >
}

const PICTURES = /^(image|images|picture|poster|avatar|logo|cover)$/
const WIRES: Readonly<Record<string, PickKind | undefined>> = {
  on: 'action',
  bind: 'source',
  map: 'map',
}

/** What a field is chosen by; undefined for one that is written. */
export function pickedBy({ name, kind }: Field, type?: string): PickKind | undefined {
  if (kind === 'json' || name === 'bind') return WIRES[name]
  if (kind === 'url') return 'link'
  if (kind !== 'text') return undefined
  if (name === 'icon') return 'icon'
  return PICTURES.test(name) || (type === 'image' && name === 'value') ? 'asset' : undefined
}

/** A sheet of the editor. Here, for the parts that open one: they come later, and none brings a second. */
export function Panel(props: Omit<SheetProps, 'closeLabel'>) {
  const t = useTranslate()
  return <Sheet {...props} closeLabel={t('common.close')} />
}

/** What sends for a panel, and what names that which is to be done once. Here for the same reason. */
export const useSending = () => ({ ...useSubmit(), once: useOnce() })

/** What is filled in on a panel, and switched. Here for the same reason. */
export const usePanelForm = useForm
export { Switch }

interface WholeProps {
  readonly text: string
  readonly url: string
  readonly onTake: (definition: Raw) => void
}

/** A page of this address, or undefined for a text that is none. */
function pageOf(text: string, url: string): Raw | undefined {
  const found = parseJson(text)
  return isObject(found) && Array.isArray(found.widgets) ? { ...found, url } : undefined
}

/** A whole page as text; what is no page is not taken. */
export function Whole({ text, url, onTake }: WholeProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState(text)
  const found = pageOf(typed, url)
  const label = t('builder.page.whole')
  return (
    <>
      <FormField label={label} error={found ? undefined : t('builder.page.noPage')}>
        <TextArea label={label} value={typed} maxLength={250_000} onChange={setTyped} />
      </FormField>
      <Button block kind='secondary' disabled={!found} onTap={() => found && onTake(found)}>
        {t('builder.page.take')}
      </Button>
    </>
  )
}

export interface MendProps {
  readonly definition: unknown
  readonly url: string
  readonly onTake: (definition: Raw) => void
}

/** A page that cannot be read: as text it can still be mended, or begun anew. */
export function Mend({ definition, url, onTake }: MendProps) {
  const t = useTranslate()
  const text =
    typeof definition === 'string' ? definition : JSON.stringify(definition, undefined, 2)
  return (
    <View className='tp-edit'>
      <EmptyState compact variant='error' title={t('builder.page.unreadable')} />
      <Whole text={text} url={url} onTake={onTake} />
      <Button block kind='ghost' onTap={() => onTake({ name: url, url, widgets: [] })}>
        {t('builder.page.anew')}
      </Button>
    </View>
  )
}

interface AllFoundProps {
  readonly editing: Editing
  readonly findings: readonly Finding[]
}

/** All that is wrong, in words of those who edit, with what puts it right where that is plain. */
export const AllFound = ({ editing, findings }: AllFoundProps) => (
  <>
    {findings.map((each) => (
      <Found key={each.rule + each.inner} editing={editing} finding={each} />
    ))}
  </>
)

function Found({
  editing,
  finding,
}: Pick<AllFoundProps, 'editing'> & { readonly finding: Finding }) {
  const title = useTitles()(finding)
  return (
    <Notice
      tone={finding.severity === 'error' ? 'danger' : 'warning'}
      {...useMends(editing)(finding)}
    >
      {[title, finding.about].filter(Boolean).join(' · ')}
    </Notice>
  )
}

interface ProblemsProps extends AllFoundProps {
  readonly onShow: (finding: Finding) => void
}

/** What was found, each with the way to its field, and with what puts it right where that is plain. */
export function Problems({ editing, findings, onShow }: ProblemsProps) {
  const t = useTranslate()
  const nameOf = useNames()
  const titleOf = useTitles()
  const mendOf = useMends(editing)
  return (['error', 'warning'] as const).map((severity) => {
    const own = findings.filter((each) => each.severity === severity)
    if (own.length === 0) return null
    const title = severity === 'error' ? 'builder.review.problems' : 'builder.review.warnings'
    return (
      <CellGroup key={severity} title={t(title, { count: own.length })}>
        {own.map((each, at) => {
          const type = findRow(editing.page, each.id)?.type
          const name = [type && nameOf(type), titleOf(each)].filter(Boolean).join(' · ')
          const mend = mendOf(each)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same.
            <View key={at} className='tp-edit__line'>
              <Cell
                icon='alert'
                iconTone={severity === 'error' ? 'danger' : 'warning'}
                title={name}
                note={each.about}
                onTap={() => onShow(each)}
              />
              {mend && (
                <Button
                  size='s'
                  kind='ghost'
                  label={`${mend.actionText}: ${name}`}
                  onTap={mend.onAction}
                >
                  {mend.actionText}
                </Button>
              )}
            </View>
          )
        })}
      </CellGroup>
    )
  })
}
