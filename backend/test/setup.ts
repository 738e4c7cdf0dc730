import 'reflect-metadata';
// Before the CommonJS packages that require them: jest cannot hand out a module that it is still linking.
import '@nestjs/common';
import '@nestjs/core';
