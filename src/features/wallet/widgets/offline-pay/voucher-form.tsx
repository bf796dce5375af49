import { useState } from 'react'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import type { LocalFile } from '../../../../shared/transport'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import type { OfflineRecharge } from '../../contract'
import { submitVoucher, uploadVoucher } from '../../recharge'

const HUNDRED = 100

interface VoucherFormProps {
  readonly record: OfflineRecharge
  readonly onDone: (record: OfflineRecharge) => void
}

/** The picture of the bank's slip: chosen, looked at, sent, handed in. */
export function VoucherForm({ record, onDone }: VoucherFormProps) {
  const { host } = useServices()
  const t = useTranslate()
  const [picture, setPicture] = useState<LocalFile>()
  /** Where the chosen picture is on the server: handing it in again does not send it again. */
  const [sentTo, setSentTo] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function choose(): Promise<void> {
    if (busy) return
    setProblem('')
    try {
      const [chosen] = await host.chooseMedia('image', 1)
      if (!chosen) return
      setPicture(chosen)
      setSentTo(undefined)
    } catch (error) {
      setProblem(errorText(error, t))
    }
  }

  async function send(file: LocalFile): Promise<string> {
    if (sentTo !== undefined) return sentTo
    setProgress(0)
    try {
      const url = await uploadVoucher(file, setProgress)
      setSentTo(url)
      return url
    } finally {
      setProgress(undefined)
    }
  }

  async function submit(): Promise<void> {
    if (busy) return
    if (!picture) {
      setProblem(t('money.offline.needVoucher'))
      return
    }
    setBusy(true)
    setProblem('')
    try {
      onDone(await submitVoucher(record.id, await send(picture)))
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box className='tp-offline__card'>
      <Txt className='tp-offline__title' level={2}>
        {t('money.offline.voucher')}
      </Txt>
      <Txt className='tp-offline__note'>{t('money.offline.voucherNote')}</Txt>
      <Press
        className='tp-offline__drop'
        label={t(picture ? 'money.offline.another' : 'money.offline.choose')}
        disabled={busy}
        onTap={() => void choose()}
      >
        {picture ? (
          <Pic
            className='tp-offline__pic'
            src={picture.path}
            alt={t('money.offline.voucher')}
            fit='contain'
            lazy={false}
          />
        ) : (
          <>
            <Icon name='upload' size={32} tone='muted' />
            <Txt>{t('money.offline.choose')}</Txt>
          </>
        )}
      </Press>
      {progress !== undefined && (
        <Txt className='tp-offline__note' role='status'>
          {t('money.offline.sending', { n: Math.round(progress * HUNDRED) })}
        </Txt>
      )}
      {problem !== '' && <Notice tone='danger'>{problem}</Notice>}
      <Button block size='l' loading={busy} onTap={() => void submit()}>
        {t('money.offline.submit')}
      </Button>
      {picture && (
        <Button block kind='ghost' disabled={busy} onTap={() => void choose()}>
          {t('money.offline.another')}
        </Button>
      )}
    </Box>
  )
}
