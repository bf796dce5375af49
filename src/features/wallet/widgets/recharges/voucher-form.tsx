import { useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import type { LocalFile } from '../../../../shared/transport'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import type { OfflineRecharge } from '../../contract'
import { submitVoucher, uploadVoucher } from '../../recharge'

const HUNDRED = 100

interface Values {
  readonly picture: LocalFile | undefined
  /** Where the chosen picture is on the server: handing it in again does not send it again. */
  readonly sentTo: string | undefined
}

interface VoucherFormProps {
  readonly record: OfflineRecharge
  readonly onDone: (record: OfflineRecharge) => void
}

/** The picture of the bank's slip: chosen, looked at, sent, handed in. */
export function VoucherForm({ record, onDone }: VoucherFormProps) {
  const { host } = useServices()
  const t = useTranslate()
  const form = useForm<Values>({ initial: { picture: undefined, sentTo: undefined } })
  const { picture, sentTo } = form.values
  const [progress, setProgress] = useState<number>()

  async function choose(): Promise<void> {
    if (form.busy) return
    form.setRefusal(undefined)
    try {
      const [chosen] = await host.chooseMedia('image', 1)
      if (chosen) form.set({ picture: chosen, sentTo: undefined })
    } catch (error) {
      form.setRefusal(errorText(error, t))
    }
  }

  async function send(file: LocalFile): Promise<string> {
    if (sentTo !== undefined) return sentTo
    setProgress(0)
    try {
      const url = await uploadVoucher(file, setProgress)
      form.set({ sentTo: url })
      return url
    } finally {
      setProgress(undefined)
    }
  }

  async function submit(): Promise<void> {
    if (!picture) return form.setRefusal(t('wallet.offline.needVoucher'))
    await form.submit(async () => onDone(await submitVoucher(record.id, await send(picture))))
  }

  return (
    <View className='tp-offline__card'>
      <Text className='tp-offline__title' level={2}>
        {t('wallet.offline.voucher')}
      </Text>
      <Text className='tp-offline__note'>{t('wallet.offline.voucherNote')}</Text>
      <Pressable
        className='tp-offline__drop'
        label={t(picture ? 'wallet.offline.another' : 'wallet.offline.choose')}
        disabled={form.busy}
        onTap={() => void choose()}
      >
        {picture ? (
          <Image
            className='tp-offline__pic'
            src={picture.path}
            alt={t('wallet.offline.voucher')}
            fit='contain'
            lazy={false}
          />
        ) : (
          <>
            <Icon name='upload' size={32} tone='muted' />
            <Text>{t('wallet.offline.choose')}</Text>
          </>
        )}
      </Pressable>
      {progress !== undefined && (
        <Text className='tp-offline__note' role='status'>
          {t('wallet.offline.sending', { n: Math.round(progress * HUNDRED) })}
        </Text>
      )}
      {form.refusal !== undefined && <Notice tone='danger'>{form.refusal}</Notice>}
      <Button block size='l' loading={form.busy} onTap={() => void submit()}>
        {t('wallet.offline.submit')}
      </Button>
      {picture && (
        <Button block kind='ghost' disabled={form.busy} onTap={() => void choose()}>
          {t('wallet.offline.another')}
        </Button>
      )}
    </View>
  )
}
