import '../../parts/desk-product-form.scss'
import { useRef, useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useVisitId } from '../../../../engine/actions/use-once'
import type { WidgetProps } from '../../../../engine/contract'
import { type QueryState as Query, useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { parseMoney } from '../../../../shared/money'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Switch } from '../../../../ui/toggles/toggles'
import { type Pending, Pictures } from '../../../form'
import { type ShopProduct, saveShopProduct, shelveProduct } from '../../contract'
import { Desk } from '../../parts/desk'
import { classes, shopBy, shopProductBy, stale } from '../../queries'
import type { DeskConfig } from '.'
import { blankSku, isWrong, type Sku, Skus, yuanText } from './skus'

const MOST_PICTURES = 9

/** A new product, or the one of the page's `id`. */
export function SellerProduct({ config }: WidgetProps<unknown, DeskConfig>) {
  return <Desk config={config}>{({ id }) => <Served key={id} merchantId={id} />}</Desk>
}

function Served({ merchantId }: { readonly merchantId: string }) {
  const { id = '' } = usePage().query
  const t = useTranslate()
  const product = useQuery({ ...shopProductBy(id), enabled: id !== '' })
  const shop = useQuery(shopBy(merchantId))
  const tree = useQuery(classes)
  /** The first that is not there says what there is to say. */
  const asked: readonly Query<unknown>[] = [...(id === '' ? [] : [product]), shop, tree]
  const waits = asked.find(({ status }) => status !== 'ready') ?? tree
  return (
    <QueryState<unknown>
      query={waits}
      offline={OFFLINE}
      skeleton={<Skeleton kind='text' count={6} label={t('common.loading')} />}
    >
      {() => (
        <ProductForm
          product={product.value}
          stores={shop.value?.stores ?? []}
          choices={choicesOf(tree.value ?? [])}
        />
      )}
    </QueryState>
  )
}

type Named = Readonly<Record<'id' | 'name', string>>
type Branch = Named & { readonly children: readonly Named[] }

/** The classes a product can be in: the lowest ones, each with the one above it. */
const choicesOf = (tree: readonly Branch[]): Named[] =>
  tree.flatMap(({ id, name, children }) =>
    children.length === 0
      ? [{ id, name }]
      : children.map((child) => ({ id: child.id, name: `${name} · ${child.name}` })),
  )

const valuesOf = (product: ShopProduct | undefined, storeId: string) => ({
  zh: product?.name['zh-Hans'] ?? '',
  en: product?.name.en ?? '',
  introZh: product?.intro['zh-Hans'] ?? '',
  introEn: product?.intro.en ?? '',
  classId: product?.classId ?? '',
  storeId: product?.storeId ?? storeId,
  images: product?.images ?? [],
  isOnShelf: product?.isOnShelf ?? false,
  skus: product?.skus.map(
    ({ id, name, price, stock }, key): Sku => ({
      key,
      id,
      zh: name['zh-Hans'],
      en: name.en,
      price: yuanText(price),
      stock: String(stock),
    }),
  ) ?? [blankSku(0)],
})

const need = (text: string) =>
  text.trim() === '' ? ('merchant.product.needText' as const) : undefined

interface ProductFormProps {
  readonly product: ShopProduct | undefined
  readonly stores: readonly Named[]
  readonly choices: readonly Named[]
}

/** What is typed about a product, and the way it is saved and put on the shelf. */
function useProduct({ product, stores }: ProductFormProps) {
  const { queries, host } = useServices()
  const t = useTranslate()
  const form = useForm({
    initial: () => valuesOf(product, stores[0]?.id ?? ''),
    check: (values) => ({
      zh: need(values.zh),
      en: need(values.en),
      introZh: need(values.introZh),
      introEn: need(values.introEn),
      classId: values.classId === '' ? 'merchant.product.needClass' : undefined,
      images: values.images.length === 0 ? 'merchant.product.needPicture' : undefined,
      skus: values.skus.some(isWrong) ? 'merchant.product.wrongSkus' : undefined,
    }),
  })
  const { values } = form
  /** The product, once there is one: what fails after it was made does not make another. */
  const made = useRef(product?.id ?? '')
  const requestId = useVisitId()

  const save = () => {
    // What is missing may stand far above the button.
    if (!form.check()) host.toast(t('merchant.product.incomplete'))
    return form.submit(
      async () => {
        const body = {
          id: made.current,
          ...(made.current === '' && { requestId }),
          storeId: values.storeId,
          classId: values.classId,
          name: { en: values.en.trim(), 'zh-Hans': values.zh.trim() },
          intro: { en: values.introEn.trim(), 'zh-Hans': values.introZh.trim() },
          images: [...values.images],
          skus: values.skus.map(({ id, zh, en, price, stock }) => ({
            id,
            name: { en: en.trim(), 'zh-Hans': zh.trim() },
            price: parseMoney(price) ?? 0,
            stock: Number(stock),
          })),
        }
        const saved = await saveShopProduct({ body }, { quiet: true })
        made.current = saved.id
        if (saved.isOnShelf !== values.isOnShelf) {
          const shelf = { id: saved.id, isOnShelf: values.isOnShelf }
          await shelveProduct({ body: shelf }, { quiet: true })
        }
        await stale.afterWork(queries)
      },
      { done: t(values.isOnShelf ? 'merchant.product.doneOn' : 'merchant.product.done') },
    )
  }
  return { form, save }
}

function ProductForm(props: ProductFormProps) {
  const t = useTranslate()
  const { stores, choices } = props
  const [pending, setPending] = useState<Pending>()
  const { form, save } = useProduct(props)
  const { values } = form
  /** Several pictures may arrive before the next drawing. */
  const images = useRef<readonly string[]>(values.images)

  return (
    <FormPage
      submitText={t('common.save')}
      busy={form.busy}
      problem={form.refusal}
      onSubmit={() =>
        pending === 'sending' ? form.setRefusal(t('order.afterSale.uploading')) : void save()
      }
    >
      {(['zh', 'en'] as const).map((field) => (
        <TextField
          key={field}
          label={t(`merchant.product.name.${field}`)}
          required
          error={form.problemOf(field)}
          field={{ ...form.text(field), maxLength: 80 }}
        />
      ))}
      {(['introZh', 'introEn'] as const).map((field) => (
        <FormField
          key={field}
          label={t(`merchant.product.${field}`)}
          required
          error={form.problemOf(field)}
        >
          <TextArea
            label={t(`merchant.product.${field}`)}
            value={values[field]}
            maxLength={200}
            rows={2}
            invalid={form.problemOf(field) !== undefined}
            onChange={(text) => form.set({ [field]: text })}
          />
        </FormField>
      ))}
      <FormField label={t('merchant.product.pictures')} required error={form.problemOf('images')}>
        <View className='tp-desk__shots'>
          <Pictures
            label={t('merchant.product.pictures')}
            urls={values.images}
            most={MOST_PICTURES}
            shape={1}
            onChange={(change) => {
              images.current = change(images.current)
              form.set({ images: [...images.current] })
            }}
            onPending={setPending}
          />
        </View>
      </FormField>
      <ClassField
        choices={choices}
        value={values.classId}
        error={form.problemOf('classId')}
        onChange={(classId) => form.set({ classId })}
      />
      {stores.length > 1 && (
        <FormField label={t('merchant.product.store')}>
          <RadioGroup label={t('merchant.product.store')} className='tp-desk__text'>
            {stores.map(({ id, name }) => (
              <RadioRow
                key={id}
                title={name}
                checked={id === values.storeId}
                onChange={() => form.set({ storeId: id })}
              />
            ))}
          </RadioGroup>
        </FormField>
      )}
      <Skus
        skus={values.skus}
        isSaid={form.problemOf('skus') !== undefined}
        onChange={(skus) => form.set({ skus })}
      />
      <View className='tp-desk__line'>
        <Text className='tp-desk__text'>{t('merchant.product.shelf')}</Text>
        <Switch
          label={t('merchant.product.shelf')}
          checked={values.isOnShelf}
          onChange={(isOnShelf) => form.set({ isOnShelf })}
        />
      </View>
    </FormPage>
  )
}

interface ClassFieldProps {
  readonly choices: readonly Named[]
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (classId: string) => void
}

/** The class of a product, chosen from below. */
function ClassField({ choices, value, error, onChange }: ClassFieldProps) {
  const t = useTranslate()
  const [isChoosing, setIsChoosing] = useState(false)
  const label = t('merchant.product.class')
  const chosen = choices.find(({ id }) => id === value)
  return (
    <>
      <FormField label={label} required error={error}>
        <Pressable
          className='tp-desk__choose'
          label={[label, chosen?.name].filter(Boolean).join(' ')}
          onTap={() => setIsChoosing(true)}
        >
          {chosen?.name ?? t('merchant.product.chooseClass')}
        </Pressable>
      </FormField>
      <Sheet
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        title={label}
        closeLabel={t('common.close')}
      >
        <RadioGroup label={label}>
          {choices.map(({ id, name }) => (
            <RadioRow
              key={id}
              title={name}
              checked={id === value}
              onChange={() => {
                onChange(id)
                setIsChoosing(false)
              }}
            />
          ))}
        </RadioGroup>
      </Sheet>
    </>
  )
}
