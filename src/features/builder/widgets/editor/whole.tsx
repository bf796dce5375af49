import { useState } from 'react'
import { useTranslate } from '../../../../i18n'
import { isObject, parseJson } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { FormField } from '../../../../ui/form-field/form-field'
import { View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { EmptyState } from '../../../../ui/states/states'
import type { Raw } from '../../rules/document'

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
