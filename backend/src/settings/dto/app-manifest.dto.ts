export class AppManifestIconDto {
  src!: string;

  sizes!: string;

  type!: string;

  purpose!: string;
}

export class AppManifestShortcutDto {
  name!: string;

  url!: string;
}

/** Web app manifest (W3C), whose members are named as the browsers read them. */
export class AppManifestDto {
  id!: string;

  name!: string;

  short_name!: string;

  description!: string;

  lang!: string;

  start_url!: string;

  scope!: string;

  display!: string;

  background_color!: string;

  theme_color!: string;

  icons!: AppManifestIconDto[];

  shortcuts!: AppManifestShortcutDto[];
}
