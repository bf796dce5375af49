import { useTranslate } from '../../i18n'
import { type CsvTable, csvOf, fileNameOf } from '../../shared/csv'
import { Button } from '../../ui/button/button'
import { errorText } from '../error-text'
import { useServices } from '../services'

interface ExportButtonProps {
  /** What is shown just now; made with the tap. */
  readonly table: () => CsvTable
  /** What is exported, where a page has several of these. */
  readonly of?: string
}

/** Hands on what is shown as CSV: a file in browsers, on the clipboard where there are no files. */
export function ExportButton({ table, of }: ExportButtonProps) {
  const { host } = useServices()
  const t = useTranslate()
  async function hand(): Promise<void> {
    const { name, rows } = table()
    const text = csvOf(rows)
    const file = fileNameOf(name)
    try {
      if (await host.keepTable(text, file)) host.toast(t('engine.export.saved', { name: file }))
      else {
        await host.copy(text)
        host.toast(t('engine.export.copied', { count: Math.max(0, rows.length - 1) }))
      }
    } catch (error) {
      host.toast(errorText(error, t, 'error.copyFailed'))
    }
  }
  return (
    <Button
      kind='ghost'
      size='s'
      icon='download'
      label={of && t('engine.export.of', { name: of })}
      onTap={() => void hand()}
    >
      {t('engine.export.action')}
    </Button>
  )
}
