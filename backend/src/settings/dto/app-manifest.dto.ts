import { ApiProperty } from '@nestjs/swagger';

export class AppManifestIconDto {
  @ApiProperty()
  src!: string;

  @ApiProperty()
  sizes!: string;

  @ApiProperty()
  type!: string;

  @ApiProperty()
  purpose!: string;
}

export class AppManifestShortcutDto {
  @ApiProperty()
  name!: string;

  @ApiProperty()
  url!: string;
}

/** Web app manifest (W3C), whose members are named as the browsers read them. */
export class AppManifestDto {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  short_name!: string;

  @ApiProperty()
  description!: string;

  @ApiProperty()
  lang!: string;

  @ApiProperty()
  start_url!: string;

  @ApiProperty()
  scope!: string;

  @ApiProperty()
  display!: string;

  @ApiProperty()
  background_color!: string;

  @ApiProperty()
  theme_color!: string;

  @ApiProperty({ type: [AppManifestIconDto] })
  icons!: AppManifestIconDto[];

  @ApiProperty({ type: [AppManifestShortcutDto] })
  shortcuts!: AppManifestShortcutDto[];
}
