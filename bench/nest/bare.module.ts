import { Module, ValidationPipe } from '@nestjs/common';
import { APP_PIPE } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { createPool } from 'mysql2/promise';
import { BareController, POOL } from './bare.controller.ts';
import { JwtStrategy } from './jwt.strategy.ts';

const { DATABASE_URL = '' } = process.env;

export class BareModule {}

Module({
  imports: [PassportModule],
  controllers: [BareController],
  providers: [
    JwtStrategy,
    {
      provide: APP_PIPE,
      useFactory: () => new ValidationPipe({ whitelist: true, transform: true }),
    },
    {
      provide: POOL,
      useFactory: () =>
        createPool({
          uri: DATABASE_URL.replace(/^mariadb:/, 'mysql:'),
          connectionLimit: 20,
          timezone: 'Z',
          supportBigNumbers: true,
        }),
    },
  ],
})(BareModule);
