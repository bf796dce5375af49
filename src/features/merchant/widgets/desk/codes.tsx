import { type ComponentType, useEffect, useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import type { WidgetProps } from '../../../../engine/contract'
import { useTranslate } from '../../../../i18n'
import { Button, IconButton } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { View } from '../../../../ui/primitives/elements'
import { findTicket } from '../../../content'
import { findVoucher } from '../../../member'
import { findPickup } from '../../contract'
import { Desk } from '../../parts/desk'
import { useScan } from '../../parts/desk-parts'
import type { DeskConfig } from '.'
import type { Found, FoundCardProps } from './code-cards'

/** Eight digits are a pick-up's, ten a ticket's, twelve a voucher's; a QR code says which it is. */
const CODES = [
  ['pickup', /^(?:taproom:pickup:)?(\d{8})$/],
  ['ticket', /^(?:taproom:ticket:)?(\d{10})$/],
  ['voucher', /^(?:taproom:voucher:)?(\d{12})$/],
] as const

function readCode(text: string) {
  const bare = text.replace(/\s/g, '')
  for (const [kind, pattern] of CODES) {
    const code = pattern.exec(bare)?.[1]
    if (code !== undefined) return { kind, code }
  }
  return undefined
}

/** What stands behind a code that can be one. */
async function find({ kind, code }: NonNullable<ReturnType<typeof readCode>>): Promise<Found> {
  const query = { query: { code } }
  if (kind === 'pickup') return { kind, code, order: await findPickup(query) }
  if (kind === 'ticket') return { kind, code, ticket: await findTicket(query) }
  return { kind, code, voucher: await findVoucher(query) }
}

/** A browser loads them with the first code: beside what is asked of the server. */
const loadCard = () => import('./code-cards').then(({ FoundCard }) => FoundCard)

/** Finds what a code stands for, and hands it out. */
export function SellerCodes({ config }: WidgetProps<unknown, DeskConfig>) {
  return <Desk config={config}>{({ id }) => <Codes key={id} merchantId={id} />}</Desk>
}

interface Shown {
  readonly Card: ComponentType<FoundCardProps>
  readonly found: Found
}

function Codes({ merchantId }: { readonly merchantId: string }) {
  const t = useTranslate()
  const [shown, setShown] = useState<Shown>()
  const [scanned, setScanned] = useState<object>()
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: readCode(code) ? undefined : 'merchant.codes.wrong' }),
  })

  function type(code: string): void {
    form.set({ code })
    form.setRefusal(undefined)
  }

  function lookUp(): void {
    setShown(undefined)
    void form.submit(async ({ code }) => {
      const read = readCode(code)
      if (!read) return
      const [Card, found] = await Promise.all([loadCard(), find(read)])
      setShown({ Card, found })
    })
  }
  const scan = useScan((code) => {
    type(code)
    setScanned({})
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a scan, when the field holds what it read.
  useEffect(() => {
    if (scanned) lookUp()
  }, [scanned])

  return (
    <>
      <View className='tp-desk__card'>
        <TextField
          label={t('merchant.codes.label')}
          hint={t('merchant.codes.hint')}
          error={form.problemOf('code') ?? form.refusal}
          field={{
            value: form.values.code,
            onChange: type,
            maxLength: 40,
            confirmType: 'search',
            onConfirm: lookUp,
          }}
          extra={<IconButton name='scan' label={t('merchant.codes.scan')} onTap={scan} />}
        />
        <Button className='tp-desk__wide' block loading={form.busy} onTap={lookUp}>
          {t('merchant.codes.find')}
        </Button>
      </View>
      {shown && (
        <shown.Card
          key={shown.found.code}
          found={shown.found}
          merchantId={merchantId}
          onChanged={(found) => setShown({ ...shown, found })}
        />
      )}
    </>
  )
}
