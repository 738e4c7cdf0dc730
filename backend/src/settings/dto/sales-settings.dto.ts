import {
  FlagField,
  KeepsRule,
  NestedListField,
  RecentDayField,
  TextField,
  WholeNumberField,
} from '../../platform/validation/index.js';
import {
  AmountField,
  LineField,
  LineToFillInField,
  OptionalLineField,
  PercentField,
  RequiredLineField,
} from './setting-fields.decorator.js';
import { hasRepeated } from './setting-rules.util.js';

const COLOR_MESSAGE = 'Colore non valido: usa il formato #rrggbb.';
const PACKAGE_MESSAGE = 'Pacchetto non valido.';

/** Whether packages can be bought, and the message shown when they cannot. */
export class PurchaseSwitchDto {
  @FlagField()
  isEnabled!: boolean;

  @RecentDayField({ isNullable: true, description: 'Last day without purchases, if known.' })
  disabledUntil!: string | null;

  @OptionalLineField(1_000)
  notice!: string | null;
}

/** A package as the back office offers it: euro and credits with at most two decimals. */
export class OfferedPackageDto {
  @WholeNumberField({
    min: 1,
    isNullable: true,
    message: PACKAGE_MESSAGE,
    description: 'null for a new package.',
  })
  id!: number | null;

  @RequiredLineField(120)
  name!: string;

  @TextField({
    max: 7,
    pattern: /^#[0-9a-fA-F]{6}$/,
    isNullable: true,
    messages: { type: 'Valore non valido.', max: COLOR_MESSAGE, pattern: COLOR_MESSAGE },
  })
  color!: string | null;

  @OptionalLineField(2_000)
  description!: string | null;

  @AmountField(0, 999_999.99)
  price!: number;

  @AmountField(0.01, 1_000_000)
  numberOfCredits!: number;

  @AmountField(0, 10_000)
  costEcobonus!: number;

  @AmountField(0, 10_000)
  costBonusCasa!: number;

  @AmountField(0, 10_000)
  costCalcoloEnergetico!: number;

  @FlagField()
  isIncrementable!: boolean;

  @FlagField()
  onSale!: boolean;
}

export class OfferedPackageListDto {
  @KeepsRule('uniquePackages', (rows) =>
    hasRepeated(rows, 'id') ? 'Lo stesso pacchetto compare due volte.' : null,
  )
  @NestedListField(() => OfferedPackageDto, {
    max: 50,
    messages: { max: 'Al massimo 50 pacchetti.' },
  })
  items!: OfferedPackageDto[];
}

/** Where transfers go; all blank until first given. */
export class BankTransferDto {
  @LineToFillInField(70)
  holder!: string;

  @LineToFillInField(42)
  iban!: string;

  @LineField(11)
  bic!: string;

  @LineField(120)
  bank!: string;
}

export class VatRateDto {
  @PercentField()
  percent!: number;
}
