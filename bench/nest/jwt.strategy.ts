import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';

/** Checks the same tokens as the portal. */
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor() {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: process.env['JWT_SECRET'] ?? '',
      algorithms: ['HS256'],
      issuer: 'pratiche',
      audience: 'pratiche-api',
    });
  }

  validate({ sub }: { sub: string }): { id: number } {
    return { id: Number(sub) };
  }
}

export const JwtAuthGuard = AuthGuard('jwt');
