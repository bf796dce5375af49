import { useServices } from '../../engine/services'
import { createPayDeps } from '../../flows/pay/host-deps'
import { readPayment, supportCode } from '../../flows/pay/ledger'
import { useTranslate } from '../../i18n'
import { SupportCode } from '../../ui/support-code/support-code'

/** What to tell the service about this payment. */
export function Support({ payId }: { readonly payId: string }) {
  const { host, session, persistence } = useServices()
  const t = useTranslate()
  const deps = createPayDeps({ session, persistence, clientType: host.device.clientType })
  const code = supportCode(payId, readPayment(payId, deps))
  const copy = () =>
    host.copy(code).then(
      () => host.toast(t('error.copied')),
      () => host.toast(t('error.copyFailed')),
    )
  return (
    <SupportCode
      label={t('pay.support')}
      code={code}
      note={t('pay.supportNote')}
      copyLabel={t('pay.copySupport')}
      onCopy={copy}
    />
  )
}
