import { useOpen } from '../../engine/actions/use-open'
import { useServices } from '../../engine/services'
import { useTranslate } from '../../i18n'
import { APP_VERSION, APP_VERSION_CODE } from '../../shared/constants'
import { Cell } from '../../ui/cell/cell'
import { HoldRow } from '../../ui/hold-row/hold-row'

/** The version. In development builds, held, it opens the request inspector (issue 3.7). */
function HeldVersionRow() {
  const { development } = useServices()
  const open = useOpen()
  const t = useTranslate()
  if (!development) return <Version />
  return (
    <HoldRow className='tp-settings__hold' onHold={() => open('/dev/requests')}>
      <Version note={t('dev.open')} />
    </HoldRow>
  )
}

function Version({ note }: { readonly note?: string }) {
  const t = useTranslate()
  return (
    <Cell
      icon='info'
      title={t('user.settings.version')}
      note={note}
      value={t('user.settings.versionValue', { name: APP_VERSION, code: APP_VERSION_CODE })}
    />
  )
}

/** Decided at build time: nothing of the inspector ships to customers. */
export const VersionRow = process.env.NODE_ENV === 'production' ? Version : HeldVersionRow
