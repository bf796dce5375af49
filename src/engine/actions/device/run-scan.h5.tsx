import './panel.scss'
import { useEffect, useRef, useState } from 'react'
import { UnsupportedError } from '../../../errors'
import { useTranslate } from '../../../i18n'
import { newRequestId } from '../../../shared/transport'
import { Button } from '../../../ui/button/button'
import { TextField } from '../../../ui/form-field/form-field'
import { Text, View } from '../../../ui/primitives/elements'
import { Sheet } from '../../../ui/sheet/sheet'
import { Notice } from '../../../ui/states/states'
import type { Action } from '../../contract'
import { useHold } from '../../page/page-context'
import { useServices } from '../../services'
import type { ActContext } from '../open'
import { followCode } from './follow-code'

interface ScanPanelProps {
  /** This browser reads codes in pictures. */
  readonly pictures: boolean
  /** With the code; without one when it is closed. Called once. */
  readonly onEnd: (code: string | undefined) => void
}

/** A link is the longest that is typed. */
const MAX_LENGTH = 500

/** Browsers only: a code by a picture of it, or by hand. */
export function ScanPanel({ pictures, onEnd }: ScanPanelProps) {
  const { host } = useServices()
  const t = useTranslate()
  const [open, setOpen] = useState(true)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const end = useRef(onEnd)
  useHold(open)
  // Left with the page: whoever waits hears of it.
  useEffect(() => () => end.current(undefined), [])

  function finish(code: string | undefined) {
    setOpen(false)
    onEnd(code)
  }
  async function take(from: 'camera' | 'album') {
    setProblem(undefined)
    const scanned = await host.scanPicture(from)
    if (scanned.outcome === 'code') finish(scanned.text)
    if (scanned.outcome === 'none') setProblem(t('engine.scan.none'))
  }
  const code = typed.trim()
  return (
    <Sheet
      open={open}
      onClose={() => finish(undefined)}
      title={t('engine.scan.title')}
      closeLabel={t('common.close')}
      footer={
        <Button block disabled={code === ''} onTap={() => finish(code)}>
          {t('engine.scan.use')}
        </Button>
      }
    >
      {pictures ? (
        <View className='tp-panel__ways'>
          <Button block icon='camera' kind='secondary' onTap={() => void take('camera')}>
            {t('engine.scan.camera')}
          </Button>
          <Button block icon='image' kind='secondary' onTap={() => void take('album')}>
            {t('engine.scan.album')}
          </Button>
        </View>
      ) : (
        <View className='tp-panel__ways'>
          <Notice>{`${t('error.unsupported.scan')} ${t('engine.scan.byHand')}`}</Notice>
        </View>
      )}
      {problem !== undefined && (
        <Text className='tp-panel__note tp-c-danger' role='alert'>
          {problem}
        </Text>
      )}
      <TextField
        label={t('engine.scan.code')}
        hint={t('engine.scan.hint')}
        field={{
          value: typed,
          onChange: setTyped,
          maxLength: MAX_LENGTH,
          confirmType: 'go',
          onConfirm: () => code !== '' && finish(code),
        }}
      />
    </Sheet>
  )
}

/** The native app scans. Browsers have no scanner: a panel takes a picture of the code where it can be read, or its letters. */
export async function runScan(
  action: Extract<Action, { do: 'scan' }>,
  context: ActContext,
): Promise<boolean> {
  const { host } = context.services
  const ask = async () => {
    const pictures = await host.canScanPictures()
    return new Promise<string | undefined>((resolve) => {
      context.page.show(<ScanPanel key={newRequestId()} pictures={pictures} onEnd={resolve} />)
    })
  }
  const code = await host.scan().catch((error: unknown) => {
    if (error instanceof UnsupportedError) return ask()
    throw error
  })
  return code === undefined ? false : followCode(code, action, context)
}
